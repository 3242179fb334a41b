import assert from 'node:assert/strict'
import { cancel, success } from '../../../weapp-host/src/index'
import { passGreeting } from '../../journeys/greeting'
import type { PayEnd } from '../driver'
import { WeappDriver } from '../weapp'
import type { Wire } from '../wire'
import type { OpenDoor } from './door'
import { scannedCode } from './scripts'

/** The mini-program: WeChat logs in, pays, shares and goes back. */
export class MiniProgramDoor implements OpenDoor {
  readonly name = 'miniProgram'

  private constructor(
    readonly user: WeappDriver,
    readonly wire: Wire
  ) {}

  static async open(wire: Wire, artifacts: string): Promise<MiniProgramDoor> {
    return new MiniProgramDoor(await WeappDriver.launch(wire.origin, artifacts), wire)
  }

  async enter(): Promise<void> {
    await this.user.open('/')
    await this.user.see('限时秒杀')
    await passGreeting(this.user)
  }

  async logIn(): Promise<void> {
    const { user } = this
    await user.at(/^\/mine\/authorize/)
    await user.tap(/^我已阅读并同意《用户协议》/)
    await user.tap('手机号快捷登录')
  }

  async pay(end: PayEnd): Promise<void> {
    const { user } = this
    user.preparePay(end)
    await user.tap(/^微信支付 ¥/)
    await user.pay(end)
  }

  /** Each page draws its own, clear of the capsule. */
  async header(title: string | RegExp): Promise<void> {
    const { user } = this
    const header = user.host.$('.ca-header').filter({ visible: true }).last()
    await header.waitFor()
    const words = await header.innerText()
    assert.match(words, typeof title === 'string' ? new RegExp(title) : title)
  }

  async share({ title, path }: { readonly title: string; readonly path: string }): Promise<void> {
    const card = (await this.user.host.share()) ?? {}
    assert.equal(card['title'], title)
    const id = path.split('/').at(-1) ?? ''
    assert.match(String(card['path']), new RegExp(`^/pages/.*[?&=]${id}(&|$)`))
  }

  async scan(end: 'closed' | 'read'): Promise<void> {
    const code = await scannedCode()
    this.user.host.script('scanCode', end === 'read' ? success({ result: code }) : cancel())
    await this.user.tap('扫一扫')
  }

  back(): Promise<void> {
    return this.user.systemBack()
  }

  async closed(): Promise<void> {
    await this.user.eventually(
      'WeChat to be asked for the page behind',
      async () => this.user.host.apiCalls('navigateBack').length > 0
    )
  }

  /** It has no address that anybody reads. */
  async leaks(): Promise<string[]> {
    return []
  }

  close(): Promise<void> {
    return this.user.close()
  }
}
