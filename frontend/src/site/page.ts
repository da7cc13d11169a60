import type { ComponentType } from 'react'
import type { RoutedPage, PageAt, PageHead } from './site'
import type { Ask } from './site-query'

/** What a page needs to know and says about itself. */
export type PageAbout<Data> = {
  /** Asks, in parallel where it can, for all that the first sight of the page needs. A 404 on the way makes it a missing page. */
  readonly queries: (at: PageAt, ask: Ask) => Promise<Data>
  readonly head: (data: Data, at: PageAt) => PageHead
}

/** All of this comes with the page's chunk, so that nobody loads the code of pages that they do not open. */
export type PageChunk<Data> = PageAbout<Data> & { readonly component: ComponentType<PageAt> }

export type PageDefinition<Data> = {
  /** The addresses, without prefix; the first is the canonical one. `:id` is a whole number. */
  readonly paths: readonly [string, ...string[]]
  /** Name of the component, which names its chunk. */
  readonly view: string
  readonly load: () => Promise<PageChunk<Data>>
  /** What to say when the thing is not there: `Game not found.` */
  readonly missing?: string
}

/** Holds both together: a head is made of what the queries bring. */
export const pageAbout = <Data>(about: PageAbout<Data>) => about

/** Declares a page of the public site; `pages.ts` lists them. */
export const definePage = <Data>({ paths, view, load, missing }: PageDefinition<Data>): RoutedPage => {
  let content: PageChunk<Data> | undefined
  let loading: Promise<PageChunk<Data>> | undefined
  let component: Promise<ComponentType<PageAt>> | undefined
  const loadOnce = async () => {
    content = await load()
    return content
  }
  const loaded = () => (loading ??= loadOnce())
  return {
    paths,
    view,
    missing: missing ?? 'It may have been moved or removed.',
    loaded: () => content?.component,
    load: () => (component ??= loaded().then(page => page.component)),
    forgetFailure: () => {
      if (!content) loading = component = undefined
    },
    prepare: async (at, ask) => {
      const { queries, head } = await loaded()
      return head(await queries(at, ask), at)
    },
  }
}
