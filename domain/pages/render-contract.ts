import type { LocaleForms } from './locale-forms'
import type { Role } from '../users/events'
import type { PageContent } from './site-fields'
import type { SiteTemplate } from './site-templates'
import type { Theme } from '../users/theme'

/**
 * What the backend hands to the renderer of public pages, and what it gets: plain data in, plain data out. The server bundle
 * (`frontend/dist/server/server.cjs`) exports a `SiteRenderer`. What the pair agrees on:
 * docs/decisions/frontend.md#the-seam-to-the-backend-domainpagesrender-contractts
 */

/** The organization with the documented field names (docs/http-api.md#documented-names); a public answer, so nothing personal is in it. */
export type SiteOrganization = {
  readonly id: number
  readonly name: string
  readonly slug: string | null
  readonly domain: string | null
  readonly theme: string | null
  readonly logo_url: string | null
  readonly colors: readonly string[]
  readonly abbreviation: string | null
  readonly facebook_url: string | null
  readonly instagram_url: string | null
  readonly youtube_url: string | null
  readonly sports: readonly { readonly id: number; readonly name: string }[]
  readonly feature_flags: Readonly<Record<string, boolean>>
}

/** A link of the website menu, as `GET /api/organization-links/{id}` answers it. */
export type SiteMenuLink = {
  readonly id: number
  readonly label: string
  readonly is_external: boolean
  readonly slug: string | null
  /** The address inside the site that an internal link leads to; null where there is no such page. */
  readonly page: string | null
  readonly url: string | null
  readonly show_in_navbar: boolean
  readonly position: number
}

/** An organization's own colour in readable variants, CSS colours: text and links, and what is on a ground of it. */
export type Brand = Readonly<Record<'light' | 'dark', { readonly accent: string; readonly onAccent: string }>>

/** Lettering and bar of a site, as far as the organization chose them. */
export type SiteLook = PageContent<'look'>

export type SiteTenant = {
  /** The name that public reads carry: exactly one of the two is set, none where staff look at a site that has no address yet. */
  readonly slug: string | null
  readonly domain: string | null
  /** The prefix of every path of this site: nothing on its own domain, `/{slug}` on a shared host. */
  readonly prefix: string
  /** The domain that the query names on a host that belongs to nobody (`?domain=`): every address inside the site carries it on. */
  readonly domainInQuery?: string
  /** The moment as of which the site shows what was known, as its addresses have it (docs/history.md#as-it-was-known-then). */
  readonly asOf?: string
  /** IANA time zone of the organization. */
  readonly zone: string
  /** The canonical address of the home page without a slash at the end: `https://league.example` or `https://host/slug`. */
  readonly home: string
  readonly organization: SiteOrganization
  /** The website menu, ordered; empty means the standard menu. */
  readonly links: readonly SiteMenuLink[]
  /** Whose bars and content the site has where the organization wrote none of its own. */
  readonly template: SiteTemplate
  /** What the organization wrote for every page; a single page asks for its own at `/api/site-pages/{page}`. */
  readonly everyPage: PageContent<'everyPage'>
  readonly look?: SiteLook
  /** Whether its page of footage has a video. */
  readonly hasFootage: boolean
  readonly brand?: Brand | null
  /** Address of the product itself, for the powered-by link; null where none is known. */
  readonly product: string | null
}

/** The signed-in person for whom a page is made. */
export type SiteUser = {
  readonly id: number
  readonly role: Role
  /** May edit this site: staff of its organization, or a super_admin; on the product's own pages a super_admin alone. */
  readonly isStaff: boolean
}

/**
 * Answers an address such as `/api/gamesv2/7?slug=demo` as the public API would, without HTTP. It resolves for refusals too
 * (`{status: 404, body: {statusCode, message, error}}`) and rejects only when something is broken.
 */
export type AnswerAddress = (address: string) => Promise<{ readonly status: number; readonly body: unknown }>

/** Who may have chosen a theme, the first one first: the signed-in person, the visitor on this device, the organization. */
export type ThemeChoice = {
  /** `auto` leaves it to the device, and so to what was chosen there. */
  readonly user?: Theme | undefined
  readonly cookieHeader: string | undefined
  readonly organization: string | null
}

/** What is written on `<html>`. */
export type RootAttributes = {
  readonly theme: Theme
  readonly brand: Brand | null
  readonly position: string
  readonly look?: SiteLook | undefined
  /** The organization's own, for a bar that is in them. */
  readonly colours?: readonly string[] | undefined
}

export type RenderContext = {
  /** Null on a shared host where the path names no organization: the product's own pages (landing, sign-in). */
  readonly tenant: SiteTenant | null
  /** Nothing is at this address, whatever its path: it names an organization that nobody has. */
  readonly missing?: boolean
  /** The whole host is nobody's, and has no home. */
  readonly isNobodysHost?: boolean
  /** The moment of rendering, ISO 8601. Only its calendar day in the tenant's zone shows, so a page may be kept until that day ends. */
  readonly now: string
  /** The position of the log up to which the page shows everything; the browser asks what changed since. */
  readonly position: string
  readonly theme: Theme
  /** The signed-in person who looks; null for a visitor. A page that was made for a person is never cached. */
  readonly user: SiteUser | null
  /** How the reader's language writes times and numbers; American English where nothing is said. */
  readonly forms?: LocaleForms
  /** Measurement id to which page views of this host are reported; without one nothing is. */
  readonly analytics?: string | null
  /** Id of the request, under which the log has an error: a page that could not be made says it. */
  readonly request: string
  readonly answer: AnswerAddress
}

/** A rendered page. Two renderings of equal answers at one position on one day are equal, byte for byte. */
export type RenderedPage = {
  readonly status: 200 | 404 | 500
  /** Where to send the visitor instead (301); then everything else is empty. */
  readonly redirect: string | null
  /** Inner HTML of `<head>`: title, description, preview tags, canonical address. */
  readonly head: string
  /** Inner HTML of the root element; only a short notice when rendering failed, and the browser then tries afresh. */
  readonly html: string
  /** What the browser needs to take over, as JSON that is safe inside a script element. */
  readonly state: string
  /** Attributes of `<html>`, such as `data-theme="dark"`. */
  readonly attributes: string
  /** The class of `<body>`: whether it is a home page (docs/public-pages.md#bars-and-footer). */
  readonly bodyClass: '' | 'homepage'
  /** Names of the chunks of the page and of what it has above its header, to be loaded ahead, and with their styles. */
  readonly views: readonly string[]
  /** What broke, for the log; null when nothing did. A missing thing is no problem. */
  readonly problem: unknown
}

/** A whole document for a frame on another website; it has no script. */
export type RenderedEmbed = { readonly status: 200 | 404 | 500; readonly html: string; readonly problem: unknown }

/** Vite's `.vite/manifest.json` of the site bundle, as far as it is read. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly name?: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>

/** The built files of the site bundle, as far as documents are made of them; `styles`: the text of each sheet, by its file. */
export type SiteAssets = { readonly manifest: Manifest; readonly styles: Readonly<Record<string, string>> }

/** What the policy of a page depends on; `views`: of the rendered page. */
export type PolicyOf = { readonly analytics: boolean; readonly views: readonly string[]; readonly assets?: SiteAssets }

export type SiteRenderer = {
  /** What pages look at of their query; whatever else an address carries makes no other page. */
  readonly parameters: readonly string[]
  /** `url`: path and query of the request, with the prefix. What breaks becomes `status: 500` with `problem`. */
  render(url: string, context: RenderContext): Promise<RenderedPage>
  /** The whole document of a public page. `template`: `dist/client/site/index.html`, read once. */
  siteDocument(template: string, page: RenderedPage, assets?: SiteAssets): string
  /** The whole document of the admin bundle, the same for all its addresses. `template`: `dist/client/admin/index.html`. */
  adminDocument(template: string, root: RootAttributes): string
  /** A part of a site for other websites: `/embed/standings`, `/embed/schedule`. `url` as in `render`. */
  renderEmbed(url: string, context: RenderContext): Promise<RenderedEmbed>
  embedPolicy(): string
  /** Content-Security-Policy of public pages: no inline script, and only the styles of this very template and page. */
  sitePolicy(template: string, of: PolicyOf): string
  adminPolicy(): string
  /** The theme that applies; see `ThemeChoice`. */
  themeOf(choice: ThemeChoice): Theme
}
