import { desc, eq, inArray } from 'drizzle-orm'
import type { CartEntry } from '@/domain/cart/entry'
import { toYuan } from '@/domain/money'
import { profileDto } from '../../account/dto'
import { listDevices } from '../../account/queries/devices'
import { profileOf, userRow } from '../../account/queries/account'
import type { Db } from '../../db/client'
import * as schema from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import type { Section } from '../sections'
import { exportInvoices, exportOrders, exportRefunds, exportWallet } from './export-orders'
import { at } from './when'

/** Everything that the account has of its user, as a text that a person and a program can read. */
export async function exportOf(context: RequestContext): Promise<{ fileName: string; text: string }> {
  const { db, now } = context
  const { id } = requireUser(context)
  const { orders } = schema
  const user = await userRow(db, id)
  const bought = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.createdAt))
  const sections: Readonly<Record<Section, unknown>> = {
    账号: {
      ...profileDto(await profileOf(db, user)),
      ...{ name: user.name, wechat: user.openid ?? '', registeredAt: at(user.createdAt) }
    },
    ...(await people(db, id)),
    订单: await exportOrders(db, bought),
    退款: await exportRefunds(db, bought),
    发票: await exportInvoices(db, bought),
    ...(await exportWallet(db, id)),
    ...(await wanted(db, id)),
    ...(await health(db, id)),
    ...(await said(db, id)),
    登录设备: (await listDevices(context)).map(({ name, loggedInAt }) => ({
      name,
      loggedInAt: at(loggedInAt)
    }))
  }
  const day = at(now()).slice(0, 10)
  const content = { 导出时间: at(now()), ...sections }
  return { fileName: `我的数据-${day}` + '.json', text: JSON.stringify(content, null, 2) }
}

/** Cart and favourites, with the price that was seen, and articles. */
async function wanted(db: Db, userId: string) {
  const { articleMarks, carts, news } = schema
  const [kept] = await db.select().from(carts).where(eq(carts.userId, userId))
  const linesOf = (lines: readonly CartEntry[] = []) =>
    lines.map(({ productCode, skuId, quantity, seenFen }) => ({
      ...{ productCode, skuId, quantity, price: toYuan(seenFen) }
    }))
  const marked = await db
    .select({ title: news.title, kind: articleMarks.kind, at: articleMarks.at })
    .from(articleMarks)
    .innerJoin(news, eq(news.id, articleMarks.articleId))
    .where(eq(articleMarks.userId, userId))
    .orderBy(articleMarks.at)
  const titles = (wanted: string) =>
    marked.flatMap(({ title, kind, at: when }) => (kind === wanted ? [{ title, at: at(when) }] : []))
  return {
    购物车和收藏: {
      购物车: linesOf(kept?.cart),
      收藏: linesOf(kept?.favourites),
      收藏的文章: titles('saved'),
      说有用的文章: titles('useful')
    }
  }
}

/** The family, where parcels go, and who may read whose reports. */
async function people(db: Db, userId: string) {
  const { addresses, contacts, reportShares, reportViews } = schema
  // Also who was taken off the list: their data stands until the account ends.
  const family = await db.select().from(contacts).where(eq(contacts.userId, userId))
  const sentTo = await db.select().from(addresses).where(eq(addresses.userId, userId))
  const shares = await db.select().from(reportShares).where(eq(reportShares.ownerId, userId))
  const ids = family.map(({ id }) => id)
  const views =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reportViews)
          .where(inArray(reportViews.contactsId, ids))
          .orderBy(reportViews.at)
  const nameOf = (contactsId: string) => family.find(({ id }) => id === contactsId)?.name ?? ''
  return {
    家人: family.map((one) => ({
      ...{ name: one.name, mobile: one.mobile, gender: one.gender, idType: one.idType },
      ...{ idNumber: one.idNumber, birthday: one.birthday, relation: one.relation, marry: one.marry },
      address: [one.provinceName, one.cityName, one.countyName, one.addressDetails].join(''),
      ...{ consentAt: at(one.consentAt), createdAt: at(one.createdAt), removedAt: at(one.deletedAt) }
    })),
    收货地址: sentTo.map(({ name, mobile, region, detail, tag }) => ({ name, mobile, region, detail, tag })),
    报告分享: shares.map(({ contactsId, phone, createdAt, expiresAt, endedAt }) => ({
      ...{ person: nameOf(contactsId), phone, createdAt: at(createdAt), until: at(endedAt ?? expiresAt) }
    })),
    报告查看记录: views.map((view) => ({
      ...{ person: nameOf(view.contactsId), viewer: view.viewer, reportNo: view.reportNo, what: view.what },
      at: at(view.at)
    }))
  }
}

/** What was examined, measured, planned and answered. */
async function health(db: Db, userId: string) {
  const { glucoseRecords, glucoseTargets, healthPlanDays, healthPlans, questionnaireAnswers, reports } =
    schema
  const examined = await db.select().from(reports).where(eq(reports.userId, userId))
  const measured = await db.select().from(glucoseRecords).where(eq(glucoseRecords.userId, userId))
  const [aimed] = await db.select().from(glucoseTargets).where(eq(glucoseTargets.userId, userId))
  const [planned] = await db.select().from(healthPlans).where(eq(healthPlans.userId, userId))
  const days = await db.select().from(healthPlanDays).where(eq(healthPlanDays.userId, userId))
  const answered = await db.select().from(questionnaireAnswers).where(eq(questionnaireAnswers.userId, userId))
  return {
    报告: examined.map(({ reportNo, person, date, dates, metrics, findings, normal }) => ({
      ...{ reportNo, person, date, dates, metrics, findings, normal }
    })),
    血糖记录: measured.map(({ date, when, value, tags }) => ({ date, when, value, tags })),
    血糖目标: aimed?.targets ?? null,
    健康计划: planned
      ? { ...planned.plan, days: days.map(({ date, day }) => ({ date, done: day.done, kg: day.kg })) }
      : null,
    问卷: answered.map(({ questionnaireId, answers, at: when }) => ({
      ...{ questionnaireId, answers, at: at(when) }
    }))
  }
}

/** What the user said, agreed to and was told. */
async function said(db: Db, userId: string) {
  const {
    consents,
    draws,
    flashReminders,
    inviteFriends,
    invitations,
    messages,
    orderReviews,
    subscriptions,
    suggestions
  } = schema
  const reviews = await db.select().from(orderReviews).where(eq(orderReviews.userId, userId))
  const ideas = await db.select().from(suggestions).where(eq(suggestions.userId, userId))
  const told = await db.select().from(messages).where(eq(messages.userId, userId)).orderBy(desc(messages.at))
  const agreed = await db.select().from(consents).where(eq(consents.userId, userId))
  const asked = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const invited = await db.select().from(invitations).where(eq(invitations.userId, userId))
  const friends = await db.select().from(inviteFriends).where(eq(inviteFriends.inviterId, userId))
  const reminders = await db.select().from(flashReminders).where(eq(flashReminders.userId, userId))
  const drawn = await db.select().from(draws).where(eq(draws.userId, userId)).orderBy(desc(draws.no))
  return {
    评价: reviews.map(({ orderNum, score, tags, text, anonymous, at: when }) => ({
      ...{ orderNum, score, tags, text, anonymous },
      at: at(when)
    })),
    意见反馈: ideas.map(({ kind, text, contact, at: when }) => ({ kind, text, contact, at: at(when) })),
    消息: told.map(({ title, text, at: sent }) => ({ title, text, at: at(sent) })),
    授权: agreed.map(({ purpose, granted, at: since }) => ({ purpose, granted, at: at(since) })),
    订阅消息: asked.map(({ orderNum, kind, accepted, askedAt, sentAt, title, refused }) => ({
      ...{ orderNum, kind, accepted, title, refused },
      ...{ at: at(askedAt), sentAt: at(sentAt) }
    })),
    抽奖: drawn.map(({ activityId, account, chanceNo, givenId, reference, at: when }) => ({
      ...{ activityId, account, chanceNo, prize: givenId, reference: reference ?? '', at: at(when) }
    })),
    秒杀提醒: reminders.map(({ activityId, askedAt }) => ({ activityId, at: at(askedAt) })),
    邀请: [
      ...invited.map(({ inviteId, inviteUserId, createdAt }) => ({
        ...{ inviteId, inviteUserId, at: at(createdAt) }
      })),
      ...friends.map(({ activityId, joinedAt, rewardedAt }) => ({
        ...{ inviteId: activityId, friendAt: at(joinedAt), rewardedAt: at(rewardedAt) }
      }))
    ]
  }
}
