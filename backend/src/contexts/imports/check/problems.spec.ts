import { ImportProblems } from './problems'

it('Of very many problems and notes the first thousand are named, and the others counted', () => {
  const problems = new ImportProblems()
  for (let line = 1; line <= 1_500; line += 1) {
    problems.add({ file: 'games.csv', line }, 'is wrong.')
    problems.note(`the column ${line} is not read.`)
  }
  const { count, all, notes } = problems.report
  expect(count).toBe(1_500)
  expect([all.length, all.at(-2), all.at(-1)]).toEqual([1_001, 'games.csv line 1000: is wrong.', '… and 500 more'])
  expect([notes.length, notes.at(-1)]).toEqual([1_001, '… and 500 more'])
})
