import { choiceOf } from './league-files'

const file = (name: string) => ({ name })

it('takes the files of a league out of a folder', () => {
  const chosen = choiceOf(['teams.csv', 'Games.csv', 'expected.json', '.DS_Store'].map(file))
  expect([chosen.taken.map(({ name }) => name), chosen.left]).toEqual([['teams.csv', 'Games.csv'], ['expected.json']])
})

it('takes a zip', () => expect(choiceOf([file('CEBL 2025.zip')])).toMatchObject({ taken: [file('CEBL 2025.zip')], left: [] }))

it('has nothing to send without a file of a league', () =>
  expect(choiceOf([file('notes.txt')])).toEqual({ taken: [], left: ['notes.txt'] }))
