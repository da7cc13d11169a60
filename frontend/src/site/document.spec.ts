import { createHash } from 'node:crypto'
import { adminDocument, documentAttributes, adminPolicy, siteDocument, sitePolicy } from './document'
import type { RenderedPage } from '@fullcourt/domain/pages/render-contract'

const page: RenderedPage = {
  status: 200,
  redirect: null,
  head: '<title>Home</title>',
  html: '<main>$&</main>',
  state: '{"a":1}',
  attributes: ' data-theme="auto"',
  bodyClass: 'homepage',
  views: ['GamePage'],
  problem: null,
}
const template =
  '<html lang="en"><head><!--head--><script src="/assets/site-1.js"></script><style>p{margin:0}</style></head><body class=""><div id="root"><!--body--></div><!--state--></body></html>'
const manifest = {
  'site.html': { file: 'assets/site-1.js', name: 'site' },
  'src/site/game/GamePage.tsx': { file: 'assets/GamePage-1.js', name: 'GamePage', imports: ['site.html', '_table.js'] },
  '_table.js': { file: 'assets/table-1.js', name: 'table', imports: ['site.html'] },
}

const assets = {
  manifest: {
    ...manifest,
    'src/site/game/GamePage.tsx': { ...manifest['src/site/game/GamePage.tsx'], css: ['assets/GamePage-1.css'] },
  },
  styles: { 'assets/GamePage-1.css': 'td{color:red}' },
}

it('puts head, content, state and theme in their places, and takes text as it is', () => {
  const document = siteDocument(template, page)
  expect(document).toContain('<html lang="en" data-theme="auto">')
  expect(document).toContain('<body class="homepage">')
  expect(document).toContain('<head><title>Home</title>')
  expect(document).toContain('<div id="root"><main>$&</main></div>')
  expect(document).toContain('<script type="application/json" id="page-state">{"a":1}</script>')
})

it('loads the chunk of the page ahead, with what it imports, but not what the template loads anyway', () => {
  const links = siteDocument(template, page, { manifest, styles: {} }).match(/modulepreload" crossorigin href="[^"]+/g)
  expect(links).toEqual([
    'modulepreload" crossorigin href="/assets/GamePage-1.js',
    'modulepreload" crossorigin href="/assets/table-1.js',
  ])
})

it('allows the styles of the template, and no others', () => {
  const digest = createHash('sha256').update('p{margin:0}').digest('base64')
  const policy = sitePolicy(template, { analytics: false, views: [] })
  expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`)
  expect(policy).toContain("script-src 'self';")
})

it('carries the styles of the page, allows them, and keeps the bundler from loading them once more', () => {
  const document = siteDocument(template, page, assets)
  expect(document).toContain('<style>td{color:red}</style><link rel="stylesheet" href="/assets/GamePage-1.css" disabled></head>')
  const digest = createHash('sha256').update('td{color:red}').digest('base64')
  expect(sitePolicy(template, { analytics: false, views: ['GamePage'], assets })).toContain(digest)
  expect(sitePolicy(template, { analytics: false, views: ['HomePage'], assets })).not.toContain(digest)
})

it('carries the styles of the bars above its header with those of the page', () => {
  const views = ['GamePage', 'StaffBar']
  const bar = { file: 'assets/StaffBar-1.js', name: 'StaffBar', css: ['assets/StaffBar-1.css'] }
  const withBar = {
    manifest: { ...assets.manifest, 'src/site/shell/StaffBar.tsx': bar },
    styles: { ...assets.styles, 'assets/StaffBar-1.css': 'nav{color:blue}' },
  }
  const document = siteDocument(template, { ...page, views }, withBar)
  const digest = createHash('sha256').update('nav{color:blue}').digest('base64')
  expect(document).toMatch(/<style>td{color:red}<\/style>.*<style>nav{color:blue}<\/style>.*<\/head>/)
  expect(sitePolicy(template, { analytics: false, views, assets: withBar })).toContain(digest)
  expect(siteDocument(template, page, withBar)).not.toContain('nav{')
})

it('lets in the service of page views on pages that report to it, and on no others', () => {
  const origins = (analytics: boolean) => sitePolicy(template, { analytics, views: [] }).match(/(script|connect)-src [^;]*/g)
  expect(origins(false)).toEqual(["script-src 'self'", "connect-src 'self'"])
  expect(origins(true)?.[0]).toBe("script-src 'self' https://www.googletagmanager.com")
  expect(origins(true)?.[1]).toContain('https://*.google-analytics.com')
})

it('lets the admin frame pages of its own site, and no public page', () => {
  expect(adminPolicy()).toMatch(/frame-src [^;]* 'self';/)
  expect(sitePolicy(template, { analytics: false, views: [] })).not.toMatch(/frame-src [^;]*'self'/)
})

it('refuses a template of another make', () => {
  expect(() => siteDocument('<html></html>', page)).toThrow('template')
})

it('gives the admin its theme, the accent of the organization, and since when changes are news', () => {
  const root = { theme: 'dark', position: '00000000000000000042' } as const
  expect(adminDocument(template, { ...root, brand: null })).toContain(
    '<html lang="en" data-theme="dark" data-position="00000000000000000042">',
  )
  const brand = { light: { accent: '#005', onAccent: '#fff' }, dark: { accent: '#9bf', onAccent: '#000' } }
  expect(adminDocument(template, { ...root, brand })).toContain(
    '<html lang="en" data-theme="dark" data-position="00000000000000000042" style="--brand-light:#005;--on-brand-light:#fff;--brand-dark:#9bf;--on-brand-dark:#000">',
  )
})

it('writes the look of a site on its root: letters, and a bar in the colours of the organization', () => {
  const root = { theme: 'light', brand: null, position: '1' } as const
  expect(documentAttributes({ ...root, look: { lettering: 'serif', bar: 'masthead' }, colours: ['#0c2340'] })).toBe(
    ' data-theme="light" data-lettering="serif" data-bar="masthead" data-position="1"',
  )
  expect(documentAttributes({ ...root, look: { bar: 'colour' }, colours: ['#0c2340', '#f2b705'] })).toBe(
    ' data-theme="light" data-bar="colour" data-position="1" style="--bar:#0c2340;--on-bar:#ffffff;--bar-edge:#f2b705"',
  )
  expect(documentAttributes({ ...root, look: { bar: 'colour' }, colours: [] })).not.toContain('style=')
})
