import { pagesOf } from './pages'
import { demoTenant } from '../testing/tenant'

const sitePages = pagesOf({ tenant: demoTenant() })
const all = [...new Set([...sitePages, ...pagesOf({ tenant: null })])]

it.each(all)('$view is the name of its component, so its chunk can be loaded ahead', async page => {
  expect((await page.load()).name).toBe(page.view)
})

it('no two pages of a site share an address', () => {
  const paths = sitePages.flatMap(page => page.paths.map(path => path.toLowerCase()))
  expect(new Set(paths).size).toBe(paths.length)
})
