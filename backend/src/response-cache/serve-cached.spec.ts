import { encodingFor } from './serve-cached'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('to a reader who takes %p an answer goes as %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
