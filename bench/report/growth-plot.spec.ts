import { growthPlot } from './growth-plot'

it('shows each operation at each size, the longest over the whole width', () =>
  expect(growthPlot(['10', '100'], [{ operation: 'edit', unit: 'ms', values: [1, 2] }]).split('\n')).toEqual([
    'edit',
    `   10  ${'█'.repeat(20)} 1.00 ms`,
    `  100  ${'█'.repeat(40)} 2.00 ms`,
  ]))

it('shows also what is next to nothing', () =>
  expect(growthPlot(['1', '2'], [{ operation: 'edit', unit: 'ms', values: [0.001, 100] }])).toContain('  1  █ 0.00100 ms'))
