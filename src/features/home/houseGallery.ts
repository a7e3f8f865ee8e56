/** Loads the moving gallery when the first row of photos is near the screen. */
export function watchGalleries() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        import('./movingGallery.ts').then(({ moveGallery }) => moveGallery(target as HTMLElement), console.error);
      }
    },
    { rootMargin: '200px' },
  );
  for (const gallery of document.querySelectorAll('[data-house-gallery]')) watcher.observe(gallery);
}
