import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to a server that can be cut and restored. */
export class CuttableWire {
  private readonly sockets = new Set<Socket>()
  private whole = true

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<CuttableWire> {
    const { hostname, port } = new URL(target)
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = new URL(target)
    url.port = String((server.address() as AddressInfo).port)
    const wire = new CuttableWire(server, url.href)
    server.on('connection', socket => wire.join(socket, connect(Number(port), hostname)))
    return wire
  }

  /** Ends every connection in the middle of whatever it does, and refuses new ones. */
  cut(): void {
    this.whole = false
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.whole = true
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    if (!this.whole) near.destroy()
  }
}
