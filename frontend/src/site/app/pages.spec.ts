import { pagesOf } from './pages'
import { demoTenant } from '../testing/tenant'

const all = [...new Set([...pagesOf({ tenant: demoTenant() }), ...pagesOf({ tenant: null })])]

it.each(all)('$view is the name of its component, so its chunk can be loaded ahead', async page => {
  expect((await page.load()).name).toBe(page.view)
})
