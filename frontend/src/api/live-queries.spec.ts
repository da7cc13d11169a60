import { isTouched } from './live-queries'

it('is touched by a change of one of its tags', () => {
  expect(isTouched(['game:12', 'teams'], new Set(['league:3', 'teams']))).toBe(true)
})

it('is not touched by a change of anything else', () => {
  expect(isTouched(['game:12', 'teams'], new Set(['game:120', 'team:12']))).toBe(false)
})

it('is touched where anything may have changed', () => {
  expect(isTouched(['game:12'], new Set(['*']))).toBe(true)
})

it('is never asked for again without tags', () => {
  expect(isTouched(undefined, new Set(['*']))).toBe(false)
})
