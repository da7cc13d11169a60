import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from './pages'
import { demoTenant } from '../testing/tenant'

const all = [...new Set([...pagesOf({ tenant: demoTenant() }), ...pagesOf({ tenant: null })])]

const source = readFileSync(join(__dirname, 'pages.ts'), 'utf8')

it.each(all)('$view is the name of the file of its component, so its chunk can be loaded ahead', async page => {
  expect(source).toMatch(new RegExp(`code\\('${page.view}', \\(\\) => import\\('[^']*/${page.view}'\\)`))
  expect(await page.load()).toBeInstanceOf(Function)
})
