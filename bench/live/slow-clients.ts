/**
 * Clients that hold connections as long as they are let: each even one sends the head of a request a byte a second, each odd one asks
 * for pages and reads none of the answers. What the server ends is opened again. Run with the port and how many there are.
 */
import { connect } from 'node:net'
import { setInterval } from 'node:timers'

const [port = '', count = ''] = process.argv.slice(2)
const HEAD = 'GET /demo HTTP/1.1\r\nhost: localhost\r\nx-slow: '
const PAGE = 'GET /demo/playerList HTTP/1.1\r\nhost: localhost\r\n\r\n'
/** So many pages are asked for at once over a connection that is never read. */
const UNREAD = 100

const open = (client: number): void => {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  if (client % 2 === 1) {
    socket.pause()
    socket.write(PAGE.repeat(UNREAD))
    socket.once('close', () => open(client))
    return
  }
  let sent = 0
  const dribble = setInterval(() => socket.write(HEAD[sent++] ?? 'x'), 1_000)
  socket.resume().once('close', () => {
    clearInterval(dribble)
    open(client)
  })
}

for (let client = 0; client < Number(count); client += 1) open(client)
// Nothing else ends it where whoever began it has failed.
process.once('disconnect', () => process.exit())
process.send?.('opened')
