import { createHash } from 'node:crypto'
import { escapeHtml } from './escape'
import type { Brand, Manifest, RenderedPage, RootAttributes } from '@fullcourt/domain/pages/render-contract'
import { brandVariables } from '../ui/brand'
import { stateElement } from './state'

/** Markers of the templates `site.html` and `admin.html`. */
const marks = {
  html: '<html lang="en"',
  head: '<!--head-->',
  bodyClass: '<body class="',
  body: '<!--body-->',
  state: '<!--state-->',
}

/** Replaces a marker that must be there; the text is taken as it is (`$` has no meaning in it). */
const put = (document: string, mark: string, text: string) => {
  const at = document.indexOf(mark)
  if (at < 0) throw new Error(`The page template has no ${mark}: was it built from this source?`)
  return document.slice(0, at) + text + document.slice(at + mark.length)
}

const brandStyle = (brand: Brand) =>
  Object.entries(brandVariables(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** What the server writes on `<html>`: theme and colour, so that neither changes after the first paint, and since when changes are news. */
export const documentAttributes = ({ theme, brand, position }: RootAttributes) =>
  ` data-theme="${theme}" data-position="${escapeHtml(position)}"${brand ? ` style="${escapeHtml(brandStyle(brand))}"` : ''}`

const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}

/** The chunks of a page beyond those that the template loads anyway. */
const preloads = (template: string, manifest: Manifest, view: string) => {
  const key = Object.keys(manifest).find(source => manifest[source]?.name === view)
  const files = key ? [...withImports(manifest, key)] : []
  return files
    .filter(file => !template.includes(file))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

export const siteDocument = (template: string, page: RenderedPage, manifest: Manifest = {}) => {
  const ahead = page.view ? preloads(template, manifest, page.view) : ''
  const state = `<script type="application/json" id="${stateElement}">${page.state}</script>`
  const rooted = put(template, marks.html, marks.html + page.attributes)
  const framed = put(put(rooted, marks.bodyClass, marks.bodyClass + page.bodyClass), marks.head, page.head + ahead)
  return put(put(framed, marks.state, state), marks.body, page.html)
}

export const adminDocument = (template: string, root: RootAttributes) =>
  put(template, marks.html, marks.html + documentAttributes(root))

const inlineStyles = (template: string) =>
  [...template.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css]) =>
      `'sha256-${createHash('sha256')
        .update(css ?? '')
        .digest('base64')}'`,
  )

/** Where the service of page views is loaded from, and what it reports to. */
const ANALYTICS = {
  script: ' https://www.googletagmanager.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

const policy = (styles: readonly string[], { script, connect } = { script: '', connect: '' }) =>
  [
    "default-src 'none'",
    `script-src 'self'${script}`,
    ...styles,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    'frame-src https://www.youtube.com https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Attributes may carry styles (a team's stripe, the brand); style elements must be the template's own. */
export const sitePolicy = (template: string, { analytics }: { readonly analytics: boolean }) =>
  policy(
    [`style-src ${["'self'", ...inlineStyles(template)].join(' ')}`, "style-src-attr 'unsafe-inline'"],
    analytics ? ANALYTICS : undefined,
  )

/** The admin's library writes style elements of its own. */
export const adminPolicy = () => policy(["style-src 'self' 'unsafe-inline'"])
