import { cleanSlots, isAvailableWith, MOST_SLOTS, unavailableSlotInWords, slotsFault, unavailableSlotAt } from './slots'

const SUNDAY_EVENING = { date: '2026-01-04', time: '18:00' }

describe('A team cannot play', () => {
  it('at a time of every week', () => {
    expect(unavailableSlotAt(['18:00'], SUNDAY_EVENING)).toBe('18:00')
    expect(unavailableSlotAt(['18:00'], { date: '2026-01-11', time: '18:00' })).toBe('18:00')
  })

  it('at a time of one day', () => {
    expect(unavailableSlotAt(['2026-01-04 18:00'], SUNDAY_EVENING)).toBe('2026-01-04 18:00')
    expect(unavailableSlotAt(['2026-01-04 18:00'], { date: '2026-01-11', time: '18:00' })).toBeUndefined()
  })

  it.each([[['18:00']], [['2026-01-04 18:00']], [['18:01', '2026-01-04 19:00']], [[]]])(
    'at the same times, asked of many: %j',
    slots => expect(isAvailableWith(slots)(SUNDAY_EVENING)).toBe(unavailableSlotAt(slots, SUNDAY_EVENING) === undefined),
  )

  it('at no other time', () => {
    expect(unavailableSlotAt(['18:01', '2026-01-04 19:00'], SUNDAY_EVENING)).toBeUndefined()
    expect(unavailableSlotAt([], SUNDAY_EVENING)).toBeUndefined()
  })
})

describe('Unavailable slots', () => {
  it.each(['00:00', '23:59', '2026-01-31 19:30', '2028-02-29 09:00'])('may be %j', slot =>
    expect(slotsFault([slot])).toBeUndefined(),
  )

  it.each(['', '25:00', '9:30', '19:60', '19:30:00', '2026-02-30 19:30', '2026-01-31', '2026-01-31 25:00', '2026-01-31 19:30 x'])(
    'may not be %j',
    slot =>
      expect(slotsFault(['18:00', slot])).toMatchObject({
        why: 'invalid',
        message: `Unavailable slots must be times such as 19:30 or 2026-01-31 19:30, not "${slot}".`,
      }),
  )

  it(`are at most ${MOST_SLOTS}`, () => {
    const slots = Array.from({ length: MOST_SLOTS + 1 }, (_, i) => `2026-01-04 ${String(i % 24).padStart(2, '0')}:00`)
    expect(slotsFault(slots)).toMatchObject({ message: 'A team has at most 500 unavailable slots.' })
    expect(slotsFault(slots.slice(1))).toBeUndefined()
  })

  it('are stored once each, those of every week first', () =>
    expect(cleanSlots(['2026-01-04  18:00', ' 19:00', '2025-12-28 18:00', '09:00', '19:00'])).toEqual([
      '09:00',
      '19:00',
      '2025-12-28 18:00',
      '2026-01-04 18:00',
    ]))
})

it('A slot in words', () => {
  expect(unavailableSlotInWords('18:00')).toBe('at 6:00 PM every week')
  expect(unavailableSlotInWords('2026-01-04 18:00')).toBe('at 6:00 PM on January 4, 2026')
})
