import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform, type TransformCallback } from 'node:stream'
import { reservedPort } from '../../testing/reserved-port'

/** The connection between client and node, so that it can break as connections do. */
export class Wire {
  private readonly sockets = new Set<Socket>()
  private target: number | undefined
  private delay = 0
  private flowing: Promise<void> = Promise.resolve()
  private letFlow = (): void => undefined

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {
    server.on('connection', (client: Socket) => this.join(client))
  }

  /** A proxy without a target yet: connections are refused. */
  static async open(): Promise<Wire> {
    return new Wire(createServer(), await reservedPort())
  }

  /** Connects through to the node at that port. */
  async leadTo(port: number): Promise<void> {
    this.target = port
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening')
  }

  /** Connects through again to where it led before. */
  async mend(): Promise<void> {
    if (this.target !== undefined) await this.leadTo(this.target)
  }

  /** Breaks all connections; new ones can be made. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** Breaks all connections and refuses new ones. */
  async disconnect(): Promise<void> {
    this.cut()
    if (!this.server.listening) return
    this.server.close()
    await once(this.server, 'close')
  }

  /** Lets nothing through, in either direction, while all connections stay. */
  stall(): void {
    this.flowing = new Promise(resolve => (this.letFlow = resolve))
  }

  resume(): void {
    this.letFlow()
  }

  /** Delays each piece on its way by so many milliseconds. */
  slow(milliseconds: number): void {
    this.delay = milliseconds
  }

  private join(client: Socket): void {
    const node = connect(this.target ?? 0, '127.0.0.1')
    client.pipe(this.passage()).pipe(node)
    node.pipe(this.passage()).pipe(client)
    this.tie(client, node)
    this.tie(node, client)
  }

  /** What ends one side ends the other. */
  private tie(socket: Socket, other: Socket): void {
    this.sockets.add(socket)
    socket.setNoDelay()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.sockets.delete(socket)
      other.destroy()
    })
  }

  private passage(): Transform {
    const carry = async (piece: Buffer, pass: TransformCallback) => {
      await this.flowing
      if (this.delay === 0) pass(null, piece)
      else setTimeout(pass, this.delay, null, piece)
    }
    return new Transform({ transform: (piece: Buffer, _, pass) => void carry(piece, pass) })
  }
}
