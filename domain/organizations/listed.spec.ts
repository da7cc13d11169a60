import { isListed, runsOrganization } from './listed'

it.each([
  ['staff', true],
  ['org_owner', true],
  ['super_admin', false],
] as const)('somebody who is %s runs the organization that they belong to: %s', (role, does) =>
  expect(runsOrganization(role)).toBe(does),
)

it.each([true, false])('an organization that somebody runs is listed: %s', isRun => expect(isListed({}, isRun)).toBe(isRun))

it('an organization that does not want to be listed is not', () => {
  expect(isListed({ unlisted: true }, true)).toBe(false)
  expect(isListed({ unlisted: false }, true)).toBe(true)
})
