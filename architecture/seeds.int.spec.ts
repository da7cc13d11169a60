import fc from 'fast-check'

it('Random cases of specs that run in the process of a worker are the same in every run', () =>
  expect(fc.readConfigureGlobal()?.seed).toBe(Number(process.env.FULLCOURT_SEED ?? 2026)))
