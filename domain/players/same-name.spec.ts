import { comparableName } from './same-name'

const same = (a: [string, string], b: [string, string]) => comparableName(...a) === comparableName(...b)

describe('Two players have the same name', () => {
  it.each<[[string, string], [string, string]]>([
    [
      ['Ana', 'Lee'],
      [' ana ', 'LEE '],
    ],
    [
      ['Mary Ann', 'Lee'],
      ['Mary  Ann', 'Lee'],
    ],
    [
      ['José', 'Ñíguez'],
      ['JOSE\u0301', 'N\u0303I\u0301GUEZ'],
    ],
    [
      ['Ana', ''],
      ['ana', ' '],
    ],
    [
      ['Ana', ''],
      ['', 'Ana'],
    ],
  ])('%p and %p', (a, b) => expect(same(a, b)).toBe(true))
})

describe('Two players have different names', () => {
  it.each<[[string, string], [string, string]]>([
    [
      ['Gabriel', 'Harlan'],
      ['Gabriel', 'Harland'],
    ],
    [
      ['Jose', 'Lee'],
      ['José', 'Lee'],
    ],
    [
      ['Ana', 'Lee'],
      ['Lee', 'Ana'],
    ],
  ])('%p and %p', (a, b) => expect(same(a, b)).toBe(false))
})
