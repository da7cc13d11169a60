import { newLeague } from './new-league'
import { expect, followDevice, sidewaysScroll, signInByForm, test, violationsInBothThemes } from './visit'

test('players are filtered, chosen by Shift, moved to another team and deleted, each with one undo', async ({
  page,
  product,
  request,
  context,
}) => {
  const league = await newLeague(request, product, 'many')
  const [hawks] = [await league.addTeam('Hawks'), await league.addTeam('Owls')]
  for (const [i, name] of ['Ana', 'Bo', 'Cy', 'Dee'].entries()) await league.addPlayer(hawks, [name, 'Lee'], `${i + 4}`)
  await followDevice(context, product.url)
  await signInByForm(page, product.url, await league.addPerson('staff'))
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name} Lee` })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const onTeam = (team: string) => page.getByRole('table', { name: 'Players' }).getByRole('row').filter({ hasText: team })
  const looksWell = async () => expect([await violationsInBothThemes(page), await sidewaysScroll(page)]).toEqual([[], 0])

  await page.goto(`${product.url}/playerListAuth`)
  await page.getByLabel('Team').selectOption('Hawks')
  await press('Save this filter')
  await page.getByLabel('Team').selectOption('All Teams')
  await page.reload()
  await page.getByRole('group', { name: 'Saved filters' }).getByRole('link', { name: 'Hawks' }).click()
  await expect(page.getByLabel('Team')).toHaveValue(String(hawks))

  await box('Ana').click()
  await box('Cy').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await box('Cy').press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await press('Move')
  await page.getByRole('dialog').getByRole('combobox', { name: 'To the team' }).fill('Owls')
  await page.getByRole('option', { name: /Owls/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('2 players moved to Owls')).toBeVisible()
  await page.getByLabel('Team').selectOption('All Teams')
  await expect(onTeam('Owls')).toHaveCount(2)
  await press('Undo')
  await expect(page.getByText('2 players moved back')).toBeVisible()
  await expect(onTeam('Hawks')).toHaveCount(4)

  await page.setViewportSize({ width: 390, height: 740 })
  await box('Bo').click()
  await box('Dee').click()
  await expect(page.getByText('2 selected')).toBeInViewport()
  await looksWell()
  await press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 players' }).click()
  await expect(page.getByText('Players deleted')).toBeVisible()
  await expect(onTeam('Hawks')).toHaveCount(2)
  await press('Undo')
  await expect(onTeam('Hawks')).toHaveCount(4)
})
