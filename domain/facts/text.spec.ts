import { cleanName, compareNames, nameFault } from './text'

const messageOf = (name: string) => nameFault('League name', name)?.message

describe('A name is kept', () => {
  it.each([
    ['  Sunday Open ', 'Sunday Open'],
    ['Sunday\t \n Open', 'Sunday Open'],
    ['Montre\u0301al', 'Montréal'],
    ['MiKyle  McIntosh Jr.', 'MiKyle McIntosh Jr.'],
  ])('%p as %p', (name, kept) => expect(cleanName(name)).toBe(kept))
})

describe('A name may', () => {
  it.each(['Justin Ndjock-Tadjoré', 'Stefan Janković', 'Владимир', '村上 春樹', 'O’Neil', 'HH', '🏀 Dunkers', '<b>Bold</b>'])(
    'be %s',
    name => expect(nameFault('Name', name)).toBeUndefined(),
  )

  it('have 200 characters', () => {
    expect(nameFault('Name', 'é'.repeat(200))).toBeUndefined()
    expect(nameFault('Name', '🏀'.repeat(200))).toBeUndefined()
    expect(nameFault('Name', ` ${'x'.repeat(200)} `)).toBeUndefined()
  })
})

describe('A name is refused that', () => {
  it.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\ufeff\u200d', '\u3164\u115f', '\u2800', '\ufe0f'])('shows nothing: %p', name =>
    expect(messageOf(name)).toBe('League name is required.'),
  )

  it.each(['x'.repeat(201), '🏀'.repeat(201)])('has 201 characters', name =>
    expect(messageOf(name)).toBe('League name can have at most 200 characters.'),
  )

  it.each(['Sun\u0000day', 'Sun\u0007day', 'Sun\u001b[31mday', 'Sun\u009fday', 'Sun\ud800day'])(
    'holds control characters: %p',
    name => expect(messageOf(name)).toBe('League name contains characters that cannot be shown.'),
  )

  it('is refused as bad input: 400', () =>
    expect(nameFault('Name', '')).toEqual({ kind: 'refused', why: 'invalid', message: 'Name is required.' }))
})

it('Names are in alphabetical order, numbers as numbers, whatever accents they have', () =>
  expect(['Team 10', 'Zephyrs', 'Élan', 'Team 2', 'Eagles'].sort(compareNames)).toEqual([
    'Eagles',
    'Élan',
    'Team 2',
    'Team 10',
    'Zephyrs',
  ]))
