import { isListed } from './listed'

it.each([
  [['staff'], true],
  [['super_admin', 'org_owner'], true],
  [['super_admin'], false],
  [[], false],
] as const)('an organization whose users are %j is listed: %s', (roles, is) => expect(isListed(100, roles)).toBe(is))

it('the organization with id 2 never is', () => expect(isListed(2, ['org_owner'])).toBe(false))
