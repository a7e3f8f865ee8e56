import { paths } from '#src/lib/paths.ts';
import { assistantsUrl } from '#src/server/assistants.ts';
import { tag } from '#src/words/en/language.ts';
import type { Picture, Post } from './content.ts';
import { siteFacts } from './site.ts';

/** Structured data for search engines, one graph per page. Vocabulary: https://schema.org, https://schema.org/docs/hotels.html */
export interface GraphNode {
  '@type': string | readonly string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** Returns the full address of a path. */
export const at = (path: string) => new URL(path, siteFacts.url).href;
export const ref = (id: string) => ({ '@id': id });

export const organizationId = at('/#organization');
const websiteId = at('/#website');

function organization(): GraphNode {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteFacts.name,
    slogan: siteFacts.tagline,
    url: at('/'),
    logo: at('/favicon.svg'),
    email: siteFacts.email,
    telephone: siteFacts.phone,
    ...(siteFacts.social?.[0] && { sameAs: siteFacts.social.map(({ url }) => url) }),
  };
}

function website(): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: siteFacts.name,
    url: at('/'),
    inLanguage: ['en-IN', 'hi-IN'],
    publisher: ref(organizationId),
    potentialAction: [
      {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.search())}?destination={destination}` },
        'query-input': 'required name=destination',
      },
      // Assistants do not book: they search and end with the address of a form.
      {
        '@type': 'SearchAction',
        name: 'Model Context Protocol: hotels, available rooms and prices',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: assistantsUrl,
          httpMethod: 'POST',
          contentType: 'application/json',
        },
      },
    ],
  };
}

export function imageObject({ src, alt, width }: Picture): GraphNode {
  // Built pictures are 3:2 and at most 1440 pixels wide.
  const built = Math.min(width, 1440);
  return { '@type': 'ImageObject', url: at(src), caption: alt, width: built, height: Math.round(built / 1.5) };
}

interface Page {
  path: string;
  name: string;
  description: string;
  type?: string;
  picture?: Picture;
  /** From the home page to this one. */
  trail?: readonly { name: string; path: string }[];
  /** Ids such as `hotelNodeId(id)`. */
  about?: readonly string[];
  modified?: Date;
}

export function webPage({
  path,
  name,
  description,
  type = 'WebPage',
  picture,
  trail,
  about,
  modified,
}: Page): GraphNode[] {
  const id = at(`${path}#page`);
  const trailId = at(`${path}#breadcrumb`);
  const page: GraphNode = {
    '@type': type,
    '@id': id,
    url: at(path),
    name,
    description,
    inLanguage: tag,
    isPartOf: ref(websiteId),
    ...(picture ? { primaryImageOfPage: imageObject(picture) } : {}),
    ...(about ? { about: about.map(ref) } : {}),
    ...(modified ? { dateModified: modified.toISOString() } : {}),
    ...(trail ? { breadcrumb: ref(trailId) } : {}),
  };
  if (!trail) return [page];
  const items = trail.map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: at(step.path),
  }));
  return [page, { '@type': 'BreadcrumbList', '@id': trailId, itemListElement: items }];
}

export function itemList(path: string, items: readonly { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': listNodeId(path),
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.name,
      url: at(item.path),
      item: at(item.path),
    })),
  };
}
export const listNodeId = (path: string) => at(`${path}#list`);

export function faqPage(path: string, items: readonly { question: string; answer: string }[]): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': at(`${path}#faq`),
    isPartOf: ref(at(`${path}#page`)),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The post's page is a `webPage` of the same path. */
export function blogPosting({ slug, title, excerpt, date, author, picture, minutes, tags, entry }: Post): GraphNode {
  const path = paths.post(slug);
  const day = date.toISOString().slice(0, 10);
  return {
    '@type': 'BlogPosting',
    '@id': at(`${path}#post`),
    headline: title,
    description: excerpt,
    url: at(path),
    mainEntityOfPage: at(path),
    image: imageObject(picture),
    datePublished: day,
    dateModified: day,
    author: {
      '@type': 'Organization',
      name: author,
      url: at(paths.home),
      logo: at('/favicon.svg'),
      parentOrganization: ref(organizationId),
    },
    publisher: ref(organizationId),
    inLanguage: tag,
    keywords: tags,
    wordCount: entry.body?.split(/\s+/).filter(Boolean).length,
    timeRequired: `PT${minutes}M`,
  };
}

/** Returns the whole graph, for the layout's `structuredData`. */
export function graph(...nodes: readonly GraphNode[]): object {
  return { '@context': 'https://schema.org', '@graph': [organization(), website(), ...nodes] };
}
