import { addressAfterSignIn, signInAddress } from './sign-in'

it('A super_admin lands at the organizations and anyone else at the games of today', () =>
  expect((['super_admin', 'org_owner', 'staff'] as const).map(role => addressAfterSignIn(role, null))).toEqual([
    '/organizations',
    '/dashboard/today',
    '/dashboard/today',
  ]))

it('A deep link survives the sign-in', () => {
  const { searchParams } = new URL(signInAddress('/games/7?tab=history&name=a b'), 'http://product')
  expect(addressAfterSignIn('staff', searchParams.get('next'))).toBe('/games/7?tab=history&name=a b')
})

const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '']
it.each(foreign)('%j is never followed', address => expect(addressAfterSignIn('staff', address)).toBe('/dashboard/today'))
