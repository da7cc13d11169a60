import { ownName } from './own-name'
import {
  expect,
  followDevice,
  interactive,
  layoutShift,
  sidewaysScroll,
  signInByForm,
  test,
  violationsInBothThemes,
  watchLayoutShift,
} from './visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a league comes from three questions to its public page on a phone that loses its connection on the way', async ({
  page,
  product,
  context,
}) => {
  const name = ownName('Harbor')
  const looksWell = async () => expect([await violationsInBothThemes(page), await sidewaysScroll(page)]).toEqual([[], 0])
  const tap = (button: string | RegExp) => page.getByRole('button', { name: button }).tap()
  await followDevice(context, product.url)
  await signInByForm(page, product.url, product.admin)
  await page.goto(`${product.url}/dashboard/set-up`)
  await page.getByLabel('Name').fill(name)
  await tap('Continue')
  await page.getByLabel('Season').fill('Fall')
  await tap('Continue')
  await page
    .getByLabel('Teams and players')
    .fill('Team\tPlayer\tNo.\nHarbor\tMüller, Ana\t7\nHarbor\tBo Li\t12\nPier\tFox, Cy\t4')
  await looksWell()
  await page.route('**/players/list', route => route.abort('internetdisconnected'))
  await tap('Create 1 League, 2 Teams and 3 Players')
  await expect(page.getByText(`${name}, with its public page`)).toBeVisible()
  await looksWell()
  await page.unroute('**/players/list')
  await page.reload()
  await tap('Go on')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is on the web`)
  await looksWell()
  await watchLayoutShift(page)
  await page.getByRole('link', { name: 'Open the public page' }).tap()
  await expect(page.getByRole('link', { name: 'Harbor', exact: true }).first()).toBeVisible()
  await interactive(page)
  expect(await layoutShift(page), 'what moved after it was painted').toBeLessThan(0.005)
  await page.getByRole('link', { name: 'Pier', exact: true }).first().tap()
  await expect(page.getByRole('link', { name: 'Cy', exact: true })).toBeVisible()
})
