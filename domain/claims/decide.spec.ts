import type { Recorded } from '../facts/fact'
import { claimValue, type Holder } from './decide'
import type { Claimed } from './events'
import { claimStream } from './state'

const HARBOUR = 1
const LAKESIDE = 2

const at = (time: string) => `2025-06-29T${time}Z`
const claimOf = (holder: number): Claimed => ({ type: 'Claimed', data: { claim: 'slug', key: 'k', holder } })

/** That a holder claimed the slug, by the clock of that day. */
const claimed = (holder: number, time = '12:00:00.000'): Recorded<Claimed> => ({
  ...claimOf(holder),
  id: 'c0c0f7cb-15d3-4b7e-9d6c-62a4a53a7c10',
  stream: 'slug-k',
  revision: 0,
  position: '00000000000000000001',
  metadata: {
    version: 1,
    time: at(time),
    actor: 9,
    organization: null,
    command: 'a',
    correlation: 'a',
    cause: null,
    reason: null,
  },
})

// What is known of the present holder.
const bearsIt: Holder = { bears: true, lastFact: at('12:00:00.010') }
const neverAppeared: Holder = { bears: false, lastFact: null }
const renamed = (time: string): Holder => ({ bears: false, lastFact: at(time) })

const given = (...history: Recorded<Claimed>[]) => {
  const claim = history.reduce(claimStream.evolve, claimStream.initial)
  return {
    whenClaimed: (holder: number, time: string, present: Holder) =>
      claimValue(claim, present, { claim: 'slug', key: 'k', holder, now: at(time), taken: 'This slug is taken.' }),
  }
}
const written = (holder: number) => ({ kind: 'facts', facts: [claimOf(holder)] })
const taken = {
  kind: 'refused',
  why: 'conflict',
  message: 'This slug is taken.',
  details: { fields: [{ field: 'slug', message: 'This slug is taken.' }] },
}

describe('A value that must be unique', () => {
  it('is free when nobody claimed it', () =>
    expect(given().whenClaimed(HARBOUR, '12:00:00.000', neverAppeared)).toEqual(written(HARBOUR)))

  it('is not claimed again by its holder', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(HARBOUR, '13:00:00.000', bearsIt)).toEqual({ kind: 'nothing' }))

  it('is taken as long as its holder has it', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(LAKESIDE, '23:00:00.000', bearsIt)).toEqual(taken))

  it('is the holder’s for 10 s before they have it: still at 9.999 s', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(LAKESIDE, '12:00:09.999', neverAppeared)).toEqual(taken))

  it('is free at 10 s where the holder never appeared', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(LAKESIDE, '12:00:10.000', neverAppeared)).toEqual(written(LAKESIDE)))

  it('stays for 10 s with a holder that was renamed or deleted', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(LAKESIDE, '14:00:09.999', renamed('14:00:00.000'))).toEqual(taken))

  it('is free 10 s after its holder was renamed or deleted', () =>
    expect(given(claimed(HARBOUR)).whenClaimed(LAKESIDE, '14:00:10.000', renamed('14:00:00.000'))).toEqual(written(LAKESIDE)))

  it('counts from the claim where the holder’s last fact is older', () => {
    const claim = given(claimed(HARBOUR, '15:00:00.000'))
    expect(claim.whenClaimed(LAKESIDE, '15:00:09.999', renamed('12:00:00.000'))).toEqual(taken)
    expect(claim.whenClaimed(LAKESIDE, '15:00:10.000', renamed('12:00:00.000'))).toEqual(written(LAKESIDE))
  })

  it('belongs to the last who claimed it', () =>
    expect(given(claimed(HARBOUR), claimed(LAKESIDE)).whenClaimed(HARBOUR, '13:00:00.000', bearsIt)).toEqual(taken))
})

it('A claim is in a stream of its value’s keyed hash', () =>
  expect(claimStream.name({ claim: 'username', key: '9f2c' })).toBe('username-9f2c'))
