import { providerJourneys } from '../support/provider-journeys'

providerJourneys({
  'WeChat Pay in a phone’s browser': 'wechat-h5',
  'WeChat Pay in WeChat': 'wechat-jsapi',
  'Alipay in a phone’s browser': 'alipay'
})
