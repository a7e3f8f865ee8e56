import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pageWords, posts } from '#src/content/content.ts';
import { siteFacts } from '#src/content/site.ts';
import { paths } from '#src/lib/paths.ts';
import { tag } from '#src/words/en/language.ts';

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const GET: APIRoute = async () => {
  const page = await pageWords('blog');
  return rss({
    title: `${page.heading} · ${siteFacts.name}`,
    description: page.description,
    site: new URL(paths.blog, siteFacts.url).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${tag}</language><atom:link href="${new URL(paths.feed, siteFacts.url).href}" rel="self" type="application/rss+xml"/>`,
    items: (await posts()).map(({ slug, title, excerpt, date, author, tags }) => ({
      title,
      description: excerpt,
      link: paths.post(slug),
      pubDate: date,
      categories: tags,
      customData: `<dc:creator>${escapeXml(author)}</dc:creator>`,
    })),
  });
};
