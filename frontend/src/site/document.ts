import { createHash } from 'node:crypto'
import { isColour } from '@fullcourt/domain/branding/colour'
import { textOn } from '@fullcourt/domain/branding/readable'
import { escapeHtml } from './escape'
import type { Manifest, PolicyOf, RenderedPage, RootAttributes, SiteAssets } from '@fullcourt/domain/pages/render-contract'
import { brandVariables } from '../ui/brand'
import { stateElement } from './state'

/** Markers of the templates `site.html` and `admin.html`. */
const marks = {
  html: '<html lang="en"',
  head: '<!--head-->',
  /** After the styles that every page has. */
  styles: '</head>',
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

const inStyle = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables).map(([name, value]) => `${name}:${value}`)

/** The ground of a bar in the main colour of an organization, and what is readable on it; without colours the accent is taken. */
const barVariables = (colours: readonly string[] = []): Readonly<Record<string, string>> => {
  const [main, second = main] = colours.filter(isColour)
  return main && second ? { '--bar': main, '--on-bar': textOn(main), '--bar-edge': second } : {}
}

const styleOf = ({ brand, look, colours }: RootAttributes) =>
  [...(brand ? inStyle(brandVariables(brand)) : []), ...(look?.bar === 'colour' ? inStyle(barVariables(colours)) : [])].join(';')

/** What the server writes on `<html>`: theme, looks and colour, so that none changes after the first paint, and since when changes are news. */
export const documentAttributes = (root: RootAttributes) =>
  [
    ['data-theme', root.theme],
    ['data-lettering', root.look?.lettering],
    ['data-bar', root.look?.bar],
    ['data-position', root.position],
    ['style', styleOf(root)],
  ]
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('')

/** Keys of a chunk and of all that it imports. */
const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.add(key)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}

/** The chunks of a page beyond those that the template loads anyway. */
const chunksOf = (template: string, manifest: Manifest, views: readonly string[]) => {
  const keys = new Set<string>()
  for (const view of views) {
    const key = Object.keys(manifest).find(source => manifest[source]?.name === view)
    if (key !== undefined) withImports(manifest, key, keys)
  }
  return [...keys].flatMap(each => manifest[each] ?? []).filter(({ file }) => !template.includes(file))
}

/** The product's own icon gives way to that of an organization. */
const withoutIcon = (template: string) => template.replace(/<link rel="icon"[^>]*>/, '')

/** The style sheets of a page beyond those of the template. */
const sheetsOf = (template: string, { manifest }: SiteAssets, views: readonly string[]) =>
  [...new Set(chunksOf(template, manifest, views).flatMap(({ css = [] }) => css))].filter(sheet => !template.includes(sheet))

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

/** Disabled, it loads nothing, and tells the bundler's own loading that the sheet is there. */
const inlineSheet = (sheet: string, { styles }: SiteAssets) =>
  `<style>${styles[sheet] ?? ''}</style><link rel="stylesheet" href="/${sheet}" disabled>`

const digestOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

const stylesIn = (template: string) => [...template.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)

const NO_ASSETS: SiteAssets = { manifest: {}, styles: {} }

/** What the pages of the same views have in common: the tags of its chunks and sheets, and which styles its policy allows. */
type Common = { readonly template: string; readonly ahead: string; readonly own: string; readonly digests: readonly string[] }

const commonByAssets = new WeakMap<SiteAssets, Map<string, Common>>()

const commonOf = (template: string, assets: SiteAssets, views: readonly string[]): Common => {
  const ofViews = commonByAssets.get(assets) ?? new Map<string, Common>()
  const key = views.join(' ')
  const found = ofViews.get(key)
  if (found?.template === template) return found
  const sheets = sheetsOf(template, assets, views)
  const common = {
    template,
    ahead: chunksOf(template, assets.manifest, views)
      .map(({ file }) => preload(file))
      .join(''),
    own: sheets.map(sheet => inlineSheet(sheet, assets)).join(''),
    digests: [...stylesIn(template), ...sheets.map(sheet => assets.styles[sheet] ?? '')].map(digestOf),
  }
  commonByAssets.set(assets, ofViews.set(key, common))
  return common
}

export const siteDocument = (built: string, page: RenderedPage, assets: SiteAssets = NO_ASSETS) => {
  const template = page.head.includes('<link rel="icon"') ? withoutIcon(built) : built
  const { ahead, own } = commonOf(built, assets, page.views)
  const state = `<script type="application/json" id="${stateElement}">${page.state}</script>`
  const rooted = put(template, marks.html, marks.html + page.attributes)
  const styled = put(rooted, marks.styles, own + marks.styles)
  const framed = put(put(styled, marks.bodyClass, marks.bodyClass + page.bodyClass), marks.head, page.head + ahead)
  return put(put(framed, marks.state, state), marks.body, page.html)
}

export const adminDocument = (template: string, root: RootAttributes) =>
  put(template, marks.html, marks.html + documentAttributes(root))

/** Where the service of page views is loaded from, and what it reports to. */
const ANALYTICS = {
  script: ' https://www.googletagmanager.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

const policy = (styles: readonly string[], { script = '', connect = '', frame = '' } = {}) =>
  [
    "default-src 'none'",
    `script-src 'self'${script}`,
    ...styles,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src https://www.youtube.com https://www.youtube-nocookie.com${frame}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Attributes may carry styles (a team's stripe, the brand); style elements must be those of the template and of the page. */
export const sitePolicy = (template: string, { analytics, views, assets = NO_ASSETS }: PolicyOf) => {
  const { digests } = commonOf(template, assets, views)
  return policy(
    [`style-src ${["'self'", ...digests].join(' ')}`, "style-src-attr 'unsafe-inline'"],
    analytics ? ANALYTICS : undefined,
  )
}

/** The admin's library writes style elements of its own; public pages are framed where staff write them. */
export const adminPolicy = () => policy(["style-src 'self' 'unsafe-inline'"], { frame: " 'self'" })
