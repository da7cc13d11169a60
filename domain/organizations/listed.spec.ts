import { isListed } from './listed'

it.each([
  [['staff'], true],
  [['super_admin', 'org_owner'], true],
  [['super_admin'], false],
  [[], false],
] as const)('an organization whose users are %j is listed: %s', (roles, is) => expect(isListed({}, roles)).toBe(is))

it('an organization that does not want to be listed is not', () => {
  expect(isListed({ unlisted: true }, ['org_owner'])).toBe(false)
  expect(isListed({ unlisted: false }, ['org_owner'])).toBe(true)
})
