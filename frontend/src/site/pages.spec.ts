import { createApi } from '../api/client'
import { pagesOf } from './pages'
import { siteOnDay } from './site'
import { demoTenant } from './testing/tenant'

const api = createApi(() => Promise.resolve({ status: 200, body: null }))
const pagesWith = (tenant: ReturnType<typeof demoTenant> | null) =>
  pagesOf(siteOnDay({ tenant, theme: 'light', api }, '2026-11-21'))
const all = [...new Set([...pagesWith(demoTenant()), ...pagesWith(null)])]

it.each(all)('$view is the name of its component, so its chunk can be loaded ahead', async page => {
  expect((await page.load()).name).toBe(page.view)
})

it('no two pages of a site share an address', () => {
  const paths = pagesWith(demoTenant()).flatMap(page => page.paths.map(path => path.toLowerCase()))
  expect(new Set(paths).size).toBe(paths.length)
})
