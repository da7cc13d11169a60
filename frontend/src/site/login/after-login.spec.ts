import { addressAfterLogin } from './after-login'

it('lands a super_admin at the organizations and anyone else at the seasons', () => {
  expect(['super_admin', 'org_owner', 'staff'].map(role => addressAfterLogin(role, null))).toEqual([
    '/organizations',
    '/dashboard/seasons',
    '/dashboard/seasons',
  ])
})

it('goes back to where the session ended', () => {
  expect(addressAfterLogin('staff', '/games/7?tab=history')).toBe('/games/7?tab=history')
})

const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '']
it.each(foreign)('never follows %j', address => {
  expect(addressAfterLogin('staff', address)).toBe('/dashboard/seasons')
})
