import type { Sandbox } from '../app-parts'
import type { Config } from '../config'
import type { Gateway } from '../money/gateway'
import type { BillSource } from './bill'
import { byChannel } from './by-channel'
import type { NoticeDoor } from './notice'
import { alipayBills } from './alipay/bill'
import { AlipayClient } from './alipay/client'
import { AlipayGateway } from './alipay/gateway'
import { alipayDoor } from './alipay/notices'
import { wechatBills } from './wechat/bill'
import { WechatPayClient } from './wechat/client'
import { WechatPayGateway } from './wechat/gateway'
import { wechatPayDoor } from './wechat/notices'

/** Everybody who takes money for the shop, as one gateway, with the doors of their notices and their bills. */
export interface Payments {
  readonly gateway: Gateway
  readonly noticeDoors: readonly NoticeDoor[]
  readonly bills: readonly BillSource[]
}

/** Providers that are configured; the sandbox, where there is one, plays the others. */
export function connectPayments(
  { providers }: Pick<Config, 'providers'>,
  sandbox: Pick<Sandbox, 'gateway' | 'noticeDoor'> | null,
  now: () => Date
): Payments {
  const gateways: Gateway[] = []
  const noticeDoors: NoticeDoor[] = []
  const bills: BillSource[] = []
  if (providers.wechatPay) {
    const client = new WechatPayClient(providers.wechatPay, providers.origins.wxpay, now)
    gateways.push(new WechatPayGateway(client, now))
    noticeDoors.push(wechatPayDoor(client))
    bills.push(wechatBills(client))
  }
  if (providers.alipay) {
    const client = new AlipayClient(providers.alipay, providers.origins.alipay)
    gateways.push(new AlipayGateway(client))
    noticeDoors.push(alipayDoor(client))
    bills.push(alipayBills(client, now))
  }
  if (sandbox) {
    gateways.push(sandbox.gateway)
    noticeDoors.push(sandbox.noticeDoor)
  }
  return { gateway: byChannel(gateways), noticeDoors, bills }
}
