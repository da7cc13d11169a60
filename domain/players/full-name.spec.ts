import { fullName } from './full-name'

it.each([
  [{ firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
  [{ firstName: ' Ana  María ', lastName: 'Ruiz' }, 'Ana María Ruiz'],
  [{ firstName: 'Nenê', lastName: '' }, 'Nenê'],
  [{ firstName: null, lastName: 'Ruiz' }, 'Ruiz'],
  [{}, ''],
])('%p is called %p', (name, called) => expect(fullName(name)).toBe(called))
