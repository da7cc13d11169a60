import type { Page } from '@playwright/test'
import { dragHandle, liftByKeyboard } from './drag-handle'
import { ownName } from './own-name'
import { expect, interactive, sidewaysScroll, signIn, test, violations, violationsInBothThemes } from './visit'

/** An organization of its own, so that other journeys keep theirs. */
const organizationOf = async (page: Page, url: string, slug: string): Promise<number> => {
  const answer = await page.request.post(`${url}/api/organizations`, {
    data: { name: 'Millside', slug },
    headers: { origin: url },
  })
  return ((await answer.json()) as { id: number }).id
}

test('whoever runs a league chooses a template and writes a page, and the visitor sees both', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.url, product.admin)
  const slug = ownName('millside')
  await page.goto(`${product.url}/organizations/${await organizationOf(page, product.url, slug)}/website`)
  await page.getByRole('radio', { name: 'Youth league' }).click()
  await expect(page.getByText('Template changed')).toBeVisible()
  await page.getByLabel('Page', { exact: true }).selectOption('About')
  await page.getByRole('textbox', { name: 'Text' }).fill('Founded **in the old mill**. </script><img src=x onerror=alert(1)>')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main strong')).toHaveText('in the old mill')
  await expect(preview.locator('main')).toContainText('</script><img src=x onerror=alert(1)>')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const visit = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const visitor = await visit.newPage()
  await visitor.goto(`${product.url}/${slug}/about`)
  await expect(visitor.locator('main strong')).toHaveText('in the old mill')
  await expect(visitor.locator('main')).toContainText('</script><img src=x onerror=alert(1)>')
  await visitor.getByRole('button', { name: 'Menu' }).click()
  await expect(visitor.getByRole('link', { name: 'Registration' })).toBeHidden()
  await expect(visitor.getByRole('link', { name: 'Schedule', exact: true }).first()).toBeVisible()
  await visit.close()
})

/** The look of a site: the bar of a page, in colours of the browser. */
const barOf = (page: Page) =>
  page.getByRole('banner').evaluate(bar => ({ ground: getComputedStyle(bar).backgroundColor, text: getComputedStyle(bar).color }))

test('colours, a cropped logo and letters are shown beside the form before they are saved, and then to visitors', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  const slug = ownName('looks')
  const id = await organizationOf(page, product.url, slug)
  await page.goto(`${product.url}/organizations/${id}/branding`)
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('navy')
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(await pictureOf(page, 'maroon'), 'base64') }
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Closer' }).press('End')
  await page.getByRole('button', { name: 'Use this square' }).click()
  await expect(page.getByText('Visitors do not see yet: Logo, Colours.')).toBeVisible()
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main img').first()).toHaveAttribute('src', /^\/uploads\//)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('As visitors see it.')).toBeVisible()

  await page.getByRole('link', { name: 'Look of the website' }).click()
  await page.getByRole('radio', { name: /^Serif headings/ }).check()
  await page.getByRole('radio', { name: 'In your main colour' }).check()
  await expect(preview.locator('html')).toHaveAttribute('data-lettering', 'serif')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()

  await page.goto(`${product.url}/${slug}`)
  expect(await barOf(page)).toEqual({ ground: 'rgb(12, 35, 64)', text: 'rgb(255, 255, 255)' })
  const logo = page.getByRole('main').locator('img').first()
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth === img.naturalHeight)).toBe(true)
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('the bar of twelve links is in reach at every width', async ({ page, product }) => {
  await page.goto(`${product.url}/demo/contact`)
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
  const ours = page.getByRole('banner').getByRole('link', { name: 'Join our team' })
  await expect(ours).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await ours.click()
  await expect(page).toHaveURL(`${product.url}/demo/ourTeam`)
})

/** The questions of the form, from the top. */
const questions = (page: Page) =>
  page.getByRole('textbox', { name: 'Question' }).evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))

test('the entries of a list are put in order with the pointer, the keyboard and a menu, and the preview follows', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  await page.setViewportSize({ width: 1280, height: 1400 })
  const id = await organizationOf(page, product.url, ownName('questions'))
  const list = ['Where?', 'When?', 'Who?'].map(question => ({ question, answer: 'Here.' }))
  await page.request.put(`${product.url}/api/organizations/${id}/site`, {
    headers: { origin: product.url },
    data: { content: { leagueInfo: { questions: list } } },
  })
  await page.goto(`${product.url}/organizations/${id}/website`)
  await page.getByLabel('Page', { exact: true }).selectOption('League info')
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}, position` })
  await handle('When?').focus()
  await liftByKeyboard(page, 'When?')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/When\? over position 1 of 3/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => questions(page)).toEqual(['When?', 'Where?', 'Who?'])
  await expect(page.frameLocator('iframe').locator('details').first()).toContainText('When?')

  await dragHandle(page, handle('Who?'), handle('Where?'))
  await expect.poll(() => questions(page)).toEqual(['When?', 'Who?', 'Where?'])

  await page.getByRole('button', { name: 'Place of Where?' }).click()
  await page.getByRole('menuitem', { name: 'Move to top' }).click()
  await expect.poll(() => questions(page)).toEqual(['Where?', 'When?', 'Who?'])
  await expect(page.getByText('All changes are saved.')).toBeVisible()
})

/** A picture of one colour, as it comes out of a phone. */
const pictureOf = (page: Page, colour: string) =>
  page.evaluate(async fill => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.fillStyle = fill
    context.fillRect(0, 0, 800, 600)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, colour)

test('the pictures of a home page open in full size, by the keyboard alone, and close where one was', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  const slug = ownName('pictures')
  const id = await organizationOf(page, product.url, slug)
  const send = { headers: { origin: product.url } }
  const pictures: { picture: string; caption: string }[] = []
  for (const colour of ['maroon', 'navy', 'olive']) {
    const buffer = Buffer.from(await pictureOf(page, colour), 'base64')
    const multipart = { picture: { name: 'court.png', mimeType: 'image/png', buffer } }
    const stored = await page.request.post(`${product.url}/api/organizations/${id}/pictures`, { ...send, multipart })
    pictures.push({ picture: ((await stored.json()) as { url: string }).url, caption: `The ${colour} court` })
  }
  await page.request.put(`${product.url}/api/organizations/${id}/site`, { ...send, data: { content: { home: { pictures } } } })

  await page.goto(`${product.url}/${slug}`)
  await interactive(page)
  const second = page.getByRole('link', { name: 'The navy court' })
  await second.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog', { name: 'Pictures' })
  await expect(view.getByText('The navy court · 2 of 3')).toBeInViewport()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(view.getByText('The olive court · 3 of 3')).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(view.getByText('The navy court · 2 of 3')).toBeInViewport()
  await view.getByRole('button', { name: 'Previous' }).click()
  await expect(view.getByText('The maroon court · 1 of 3')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(second).toBeFocused()
})
