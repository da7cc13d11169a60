/**
 * The seam to the public site's server bundle: what the backend gives and gets, as `frontend/src/site/render-contract.ts` tells
 * it. The backend reads the built bundle and imports nothing of the frontend, so the seam is said on both sides.
 */

import type { OrganizationAnswer } from '../organizations/organizations.answers'

export type Theme = 'light' | 'dark' | 'auto'

export type SiteTenant = {
  /** Exactly one of the two is set: the name that public reads carry. */
  readonly slug: string | null
  readonly domain: string | null
  readonly prefix: string
  readonly zone: string
  readonly home: string
  readonly organization: OrganizationAnswer
  readonly links: readonly never[]
  readonly product: string | null
}

export type RenderContext = {
  readonly tenant: SiteTenant | null
  readonly now: string
  readonly theme: Theme
  readonly answer: (address: string) => Promise<{ readonly status: number; readonly body: unknown }>
}

export type RenderedPage = {
  readonly status: 200 | 404 | 500
  readonly redirect: string | null
  readonly problem: unknown
}

export type SiteRenderer = {
  /** What pages look at of their query; whatever else an address carries makes no other page. */
  readonly parameters: readonly string[]
  render(url: string, context: RenderContext): Promise<RenderedPage>
  siteDocument(template: string, page: RenderedPage, manifest?: unknown): string
  adminDocument(template: string, theme: Theme): string
  sitePolicy(template: string): string
  adminPolicy(): string
  themeOf(cookies: string | undefined, organizationTheme: string | null | undefined): Theme
}
