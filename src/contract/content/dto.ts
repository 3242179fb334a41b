import * as v from 'valibot'
import { SHELF_IDS } from '@/domain/kinds/shelves'
import { code, degrees, int, text } from '../common/dto'

// --- home --------------------------------------------------------------------------------------------------

/** Where a module entry leads: a route name with its parameters, so that both targets can follow it. */
const link = v.object({ route: v.string(), params: v.record(v.string(), v.string()) })

export const moduleDetailInput = v.object({
  moduleId: int('模块', 1, 999999),
  moduleType: int('模块', 1, 9999)
})
const moduleItem = v.object({
  id: v.number(),
  title: v.string(),
  /** '' where the module shows text only. */
  imgUrl: v.string(),
  icon: v.string(),
  badge: v.string(),
  link: v.nullable(link)
})
export const moduleDetails = v.array(moduleItem)

/** `/module/v2/groupModuleDetail/appoint?version=1`: the page of modules; `darkModuleId` 0 when none. */
export const groupModuleInput = v.object({ version: v.optional(int('版本', 1, 9), 1) })
export const groupModules = v.object({
  darkModuleId: v.number(),
  modules: v.array(
    v.object({
      moduleId: v.number(),
      moduleType: v.number(),
      /** `trust` and `rail` for version 2 alone. */
      kind: v.picklist(['services', 'banner', 'flash', 'recommend', 'news', 'trust', 'rail']),
      title: v.string(),
      items: v.array(moduleItem),
      /** Of a rail: which shelf, and how its products are drawn. */
      shelf: v.optional(v.picklist(SHELF_IDS)),
      style: v.optional(v.picklist(['scenes', 'doctors', 'doses', 'band', 'squares']))
    })
  )
})
/** Puts a block away for this device; without one it only asks. Answers what is put away there, on the channel and in the city. */
export const channelHideInput = v.object({
  moduleId: v.optional(int('模块', 1, 999999)),
  cityCode: v.optional(code('城市'))
})
export const channelHideResults = v.object({ moduleIds: v.array(v.number()) })

/** Without a city no city hides one. */
export const bannerInput = v.object({
  position: v.picklist(['home', 'shop', 'mine']),
  cityCode: v.optional(code('城市'))
})
export const banners = v.array(
  v.object({
    id: v.number(),
    title: v.string(),
    subtitle: v.string(),
    imgUrl: v.string(),
    tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
    link: v.nullable(link)
  })
)

export const popWindowInput = v.object({ position: v.picklist(['home', 'mine']) })
export const popWindows = v.array(
  v.object({
    id: v.number(),
    title: v.string(),
    text: v.string(),
    buttonText: v.string(),
    link: v.nullable(link)
  })
)

/** News of the home page: page 1, size 2 unless asked otherwise (§9). */
export const newsListInput = v.object({
  pageNo: v.optional(int('页码', 1, 999), 1),
  pageSize: v.optional(int('条数', 1, 20), 2)
})
export const newsList = v.array(
  v.object({
    id: v.number(),
    title: v.string(),
    summary: v.string(),
    category: v.string(),
    author: v.string(),
    publishDate: v.string(),
    readCount: v.number(),
    imgUrl: v.string()
  })
)

// --- city --------------------------------------------------------------------------------------------------

const city = v.object({
  cityCode: v.string(),
  cityName: v.string(),
  /** In syllables, for search: 'cheng du'; '' when unknown. */
  pinyin: v.optional(v.string()),
  /** Code of the provider (iKangCityCode); Beijing is 0010. */
  providerCode: v.string(),
  /** 1: the current or selected one (R3.28). */
  isLocation: v.number(),
  hot: v.number(),
  /** Branches that take bookings; 0 shows 暂无分院. */
  branchCount: v.number(),
  lat: v.number(),
  lon: v.number()
})
export const cityListInput = v.object({ cityCode: v.optional(code('城市')) })
/** Groups by `classifyName`: 热门 first, then letters (§3 City group). */
export const cityGroups = v.array(v.object({ classifyName: v.string(), cityList: v.array(city) }))

export const cityConvertInput = v.object({
  mapCityCode: v.optional(code('城市')),
  /** As a person picks a place by name: '北京市', or an address that begins so. */
  cityName: v.optional(text('城市', 1, 100)),
  lat: v.optional(degrees('纬度', 90)),
  lon: v.optional(degrees('经度', 180))
})
export const cityConvertResults = v.array(city)
/** The maps script of the site, with its key; null: the browser's geolocation alone. */
export const mapsSettings = v.array(v.object({ scriptUrl: v.nullable(v.string()) }))

export const wxSignatureInput = v.object({ url: v.pipe(v.string(), v.maxLength(2000)) })
export const wxSignatureResults = v.array(
  v.object({ appId: v.string(), timestamp: v.number(), nonceStr: v.string(), signature: v.string() })
)

export const lotteryFloat = v.array(
  v.object({ id: v.number(), title: v.string(), imgUrl: v.string(), link: v.nullable(link) })
)

// --- questionnaire and consent -------------------------------------------------------------------------------

export const questionnaireConfigInput = v.object({
  comboName: v.pipe(v.string(), v.maxLength(60)),
  hopId: code('分院'),
  productCode: v.optional(code('商品'))
})
/** `open` 1: the questionnaire is due; `limit` 1: some answers forbid the booking. */
export const questionnaireConfig = v.array(
  v.object({
    open: v.number(),
    limit: v.number(),
    questionnaireConfigDTO: v.nullable(
      v.object({ id: v.string(), saveType: v.number(), fourteenDays: v.number() })
    )
  })
)
export const questionnaireIdInput = v.object({ id: code('问卷') })
export const questionnaire = v.object({
  id: v.string(),
  title: v.string(),
  intro: v.string(),
  questions: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      options: v.array(v.object({ value: v.string(), label: v.string(), blocks: v.boolean() }))
    })
  )
})
export const questionnaireAnswerInput = v.object({
  id: code('问卷'),
  answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(40)))
})
/** `questionId` goes into the order; `blocked` carries the reason why booking is not possible, '' otherwise. */
export const questionnaireAnswerResults = v.object({ questionId: v.string(), blocked: v.string() })

export const consentInput = v.object({ agreed: v.boolean() })
export const consentResults = v.object({ agreed: v.boolean() })

export const agreementInput = v.object({
  key: v.picklist(['user', 'privacy', 'cancellation', 'account', 'card'])
})
export const agreement = v.object({
  key: v.string(),
  title: v.string(),
  updatedAt: v.string(),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) }))
})

/** What the shop says of itself; '' and no lines where it says nothing. */
export const shopInfo = v.object({
  name: v.string(),
  phone: v.string(),
  /** When somebody answers. */
  hours: v.string(),
  licences: v.array(v.string()),
  /** It makes invoices out. */
  invoices: v.boolean()
})

export type Link = v.InferOutput<typeof link>
export type ModuleDetailInput = v.InferInput<typeof moduleDetailInput>
export type ModuleItem = v.InferOutput<typeof moduleItem>
export type GroupModuleInput = v.InferInput<typeof groupModuleInput>
export type GroupModules = v.InferOutput<typeof groupModules>
export type ChannelHideResults = v.InferOutput<typeof channelHideResults>
export type ChannelHideInput = v.InferInput<typeof channelHideInput>
export type BannerInput = v.InferInput<typeof bannerInput>
export type Banner = v.InferOutput<typeof banners>[number]
export type PopWindowInput = v.InferInput<typeof popWindowInput>
export type PopWindow = v.InferOutput<typeof popWindows>[number]
export type NewsListInput = v.InferInput<typeof newsListInput>
export type News = v.InferOutput<typeof newsList>[number]
export type City = v.InferOutput<typeof city>
export type CityListInput = v.InferInput<typeof cityListInput>
export type CityGroup = v.InferOutput<typeof cityGroups>[number]
export type MapsSettings = v.InferOutput<typeof mapsSettings>[number]
export type CityConvertInput = v.InferInput<typeof cityConvertInput>
export type WxSignatureInput = v.InferInput<typeof wxSignatureInput>
export type WxSignature = v.InferOutput<typeof wxSignatureResults>[number]
export type LotteryFloat = v.InferOutput<typeof lotteryFloat>[number]
export type QuestionnaireConfigInput = v.InferInput<typeof questionnaireConfigInput>
export type QuestionnaireConfig = v.InferOutput<typeof questionnaireConfig>[number]
export type QuestionnaireIdInput = v.InferInput<typeof questionnaireIdInput>
export type Questionnaire = v.InferOutput<typeof questionnaire>
export type QuestionnaireAnswerInput = v.InferInput<typeof questionnaireAnswerInput>
export type QuestionnaireAnswerResults = v.InferOutput<typeof questionnaireAnswerResults>
export type ConsentInput = v.InferInput<typeof consentInput>
export type ConsentResults = v.InferOutput<typeof consentResults>
export type AgreementInput = v.InferInput<typeof agreementInput>
export type ShopInfo = v.InferOutput<typeof shopInfo>
export type Agreement = v.InferOutput<typeof agreement>
