import type { Colour } from '@fullcourt/domain/branding/colour'
import type { WebManifestAnswer } from './web-manifest.answers'

type Tenant = { readonly slug: string } | { readonly domain: string }

type Site = { readonly name: string; readonly shortName: string; readonly accent: Colour; readonly tenant: Tenant }

/** The ground of pages by day (`--ground`), which an app shows while it starts. */
const GROUND = '#faf8f4'

const ICONS = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
] as const

/** A site as an app (W3C, Web Application Manifest): on a shared host its own part of it alone. */
export const webManifest = ({ name, shortName, accent, tenant }: Site): WebManifestAnswer => {
  const home = 'slug' in tenant ? `/${encodeURIComponent(tenant.slug)}` : '/'
  return {
    id: home,
    name,
    short_name: shortName,
    start_url: home,
    scope: home,
    display: 'browser',
    theme_color: accent,
    background_color: GROUND,
    icons: ICONS.map(({ size, purpose }) => ({
      src: `/api/icon.png?${new URLSearchParams({ purpose, size: String(size), ...tenant }).toString()}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
