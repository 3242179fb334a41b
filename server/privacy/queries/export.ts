import { desc, eq, inArray, and, isNull } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { listDevices } from '../../account/queries/devices'
import { profileOf, userRow } from '../../account/queries/account'
import * as schema from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'

const at = (instant: Date | null): string => (instant ? formatDateTime(instant.getTime()) : '')

/** Everything that the account has of its user, as a text that a person and a program can read. */
export async function exportOf(context: RequestContext): Promise<{ fileName: string; text: string }> {
  const { db, now } = context
  const { id } = requireUser(context)
  const { addresses, consents, contacts, glucoseRecords, invoices, messages } = schema
  const { orderPeople, orderReviews, orders, reports } = schema
  const profile = await profileOf(db, await userRow(db, id))
  const people = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, id), isNull(contacts.deletedAt)))
  const sentTo = await db.select().from(addresses).where(eq(addresses.userId, id))
  const bought = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.createdAt))
  const numbers = bought.map(({ orderNum }) => orderNum)
  const named =
    numbers.length === 0
      ? []
      : await db.select().from(orderPeople).where(inArray(orderPeople.orderNum, numbers))
  const invoiced =
    numbers.length === 0 ? [] : await db.select().from(invoices).where(inArray(invoices.orderNum, numbers))
  const told = await db.select().from(messages).where(eq(messages.userId, id)).orderBy(desc(messages.at))
  const examined = await db.select().from(reports).where(eq(reports.userId, id))
  const measured = await db.select().from(glucoseRecords).where(eq(glucoseRecords.userId, id))
  const said = await db.select().from(orderReviews).where(eq(orderReviews.userId, id))
  const agreed = await db.select().from(consents).where(eq(consents.userId, id))
  const content = {
    导出时间: at(now()),
    账号: profile,
    家人: people.map(({ name, mobile, gender, idType, idNumber, birthday, relation, createdAt }) => ({
      ...{ name, mobile, gender, idType, idNumber, birthday, relation },
      createdAt: at(createdAt)
    })),
    收货地址: sentTo.map(({ name, mobile, region, detail }) => ({ name, mobile, region, detail })),
    订单: bought.map((order) => ({
      orderNum: order.orderNum,
      productName: order.productName,
      quantity: order.quantity,
      status: order.status,
      paid: toYuan(order.paidFen),
      refunded: toYuan(order.refundedFen),
      createdAt: at(order.createdAt),
      people: named
        .filter(({ orderNum }) => orderNum === order.orderNum)
        .map(({ role, person }) => ({ role, ...person }))
    })),
    发票: invoiced.map(({ orderNum, title, taxNumber, email, amountFen, number, issuedAt }) => ({
      ...{ orderNum, title, taxNumber, email, number },
      amount: toYuan(amountFen),
      issuedAt: at(issuedAt)
    })),
    评价: said.map(({ orderNum, score, tags, text, anonymous, at: when }) => ({
      ...{ orderNum, score, tags, text, anonymous },
      at: at(when)
    })),
    报告: examined.map(({ reportNo, person, date, metrics, findings }) => ({
      ...{ reportNo, person, date, metrics, findings }
    })),
    血糖记录: measured.map(({ date, when, value, tags }) => ({ date, when, value, tags })),
    消息: told.map(({ title, text, at: sent }) => ({ title, text, at: at(sent) })),
    授权: agreed.map(({ purpose, granted, at: since }) => ({ purpose, granted, at: at(since) })),
    登录设备: (await listDevices(context)).map(({ name, loggedInAt }) => ({
      name,
      loggedInAt: formatDateTime(loggedInAt)
    }))
  }
  const day = at(now()).slice(0, 10)
  return { fileName: `澄安我的数据-${day}` + '.json', text: JSON.stringify(content, null, 2) }
}
