import { lessMotion } from '@/platform/less-motion'
import { publicHref } from '@/routes/href'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { DrawModel } from '../shared/draw-model'

const SECOND_MS = 1000
const COUNT = 3
/** Red packets a second, and seconds that each falls. */
const A_SECOND = 2
export const FALL_S = 4
/** Of a hundred parts of the width. */
const PLACES = [8, 62, 34, 78, 20, 50, 70, 4, 42, 26] as const

/** rules: before and after. ready: 3, 2, 1. choose: three that stand still, with less movement asked for. */
type Phase = 'rules' | 'ready' | 'rain' | 'choose' | 'result'

export interface Packet {
  readonly no: number
  readonly left: number
  readonly tapped: boolean
}

/** Red packets that fall. The server draws the amount once the game is over: what was tapped changes nothing of it. */
export class RedPacketModel {
  readonly draw: DrawModel
  packets: readonly Packet[] = []
  tapped = 0
  /** Of the count before, then of the rain. */
  left = 0
  paused = false
  private playing: 'ready' | 'rain' | 'choose' | null = null
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.draw = new DrawModel(root, scope, { sort: 'redPacket', back: publicHref('redPacketGame') })
    observed(this)
  }

  get phase(): Phase {
    if (this.playing) return this.playing
    return this.draw.resultOpen && this.draw.result ? 'result' : 'rules'
  }

  get seconds(): number {
    return this.draw.draws?.rain?.seconds ?? 0
  }

  enter(): void {
    this.scope.onLeave(() => this.stop())
    this.draw.enter()
  }

  returned(): void {
    if (!this.playing) this.draw.returned()
  }

  /** The app is left: the rest of the game waits, but not a result that is on its way. */
  covered(): void {
    if (!this.draw.busy && (this.playing === 'rain' || this.playing === 'ready')) this.pause()
  }

  start(): void {
    this.draw.closeResult()
    this.packets = []
    this.tapped = 0
    if (this.root.settings.calm || lessMotion.known()) {
      this.playing = 'choose'
      return
    }
    this.playing = 'ready'
    this.left = COUNT
    this.run()
  }

  goOn(): void {
    this.paused = false
    this.run()
  }

  tap({ no }: Packet): void {
    this.packets = this.packets.map((packet) => (packet.no === no ? { ...packet, tapped: true } : packet))
    this.tapped += 1
  }

  /** No chance is used by a game that was not played to its end. */
  quit(): void {
    this.stop()
    this.playing = null
  }

  /** The end of a game, whatever was tapped. */
  async finish(): Promise<void> {
    this.stop()
    await this.draw.take()
    this.ended()
  }

  private ended(): void {
    this.playing = null
  }

  private pause(): void {
    this.stop()
    this.paused = true
  }

  private run(): void {
    this.stop()
    this.timer = setInterval(() => this.tick(), SECOND_MS)
  }

  private stop(): void {
    clearInterval(this.timer)
    this.paused = false
  }

  private tick(): void {
    this.left -= 1
    if (this.playing === 'rain') this.drop()
    if (this.left > 0) return
    if (this.playing === 'ready') {
      this.playing = 'rain'
      this.left = this.seconds
      this.drop()
    } else void this.finish()
  }

  /** A few more, and none that is out of sight. */
  private drop(): void {
    const next = (this.packets.at(-1)?.no ?? -1) + 1
    const fresh = Array.from({ length: A_SECOND }, (_, at) => ({
      no: next + at,
      left: PLACES[(next + at) % PLACES.length] ?? 0,
      tapped: false
    }))
    this.packets = [...this.packets, ...fresh].slice(-A_SECOND * (FALL_S + 1))
  }
}
