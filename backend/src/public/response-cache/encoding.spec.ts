import { encodingFor } from './encoding'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity;q=0', 'identity'],
  ['GZIP', 'gzip'],
  [';;,', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('to a reader who takes %p an answer goes as %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
