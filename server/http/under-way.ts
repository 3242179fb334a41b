import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The calls on each open connection that are not answered yet. */
export class UnderWay {
  private readonly calls = new Map<Socket, Set<IncomingMessage>>()
  private readonly waiting = new WeakMap<Socket, () => void>()

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.calls.set(socket, new Set())
      socket.once('close', () => this.calls.delete(socket))
    })
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request
      this.calls.get(socket)?.add(request)
      response.once('close', () => {
        this.calls.get(socket)?.delete(request)
        if (!this.isWorking(socket)) this.waiting.get(socket)?.()
      })
    })
  }

  connections(): readonly Socket[] {
    return [...this.calls.keys()]
  }

  /** How many calls of the connection are not answered yet. */
  countOf(socket: Socket): number {
    return this.calls.get(socket)?.size ?? 0
  }

  /** Whether a whole request waits for its answer. Not when nothing has come, half of a request, or the answer is out. */
  isWorking(socket: Socket): boolean {
    return [...(this.calls.get(socket) ?? [])].some((request) => request.complete)
  }

  /** Runs when all whole requests of the connection are answered: a caller takes answers in the order of its calls. */
  whenAnswered(socket: Socket, run: () => void): void {
    if (this.isWorking(socket)) this.waiting.set(socket, run)
    else run()
  }
}
