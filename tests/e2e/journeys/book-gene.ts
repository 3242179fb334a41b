import { BRANCH, payAtOnce, submit, visitDay, type Step } from './book-checkup'

/** A test of genes that is sampled at a branch, as a person who is logged in: questionnaire and consent before the order, then its way. */
export const bookGene: readonly Step[] = [
  [
    '50-gene',
    async (user) => {
      await user.open('/selling/gene/GN6001')
      await user.see('心血管用药基因检测（到检采血）')
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/gene\/GN6001/)
    }
  ],
  [
    '51-gene-questionnaire',
    async (user) => {
      await user.tap(visitDay(new Date()).label)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^09:00-09:30 /)
      await user.tap('确定')
      await user.tap('有人得过')
      await user.tap('在吃')
      await user.tap('输过')
      await user.tap('没做过')
      await user.tap('提交')
      await user.see(/请过30天再约/)
    }
  ],
  [
    '52-gene-confirm',
    async (user) => {
      await user.tap('没输过')
      await user.tap('提交')
      await user.at(/^\/process\/confirm\/gene\/GN6001/)
      await user.see('已填写')
      await user.see('1280.00元')
      await user.tap(/^林知夏/)
    }
  ],
  [
    '53-gene-paid',
    async (user) => {
      await user.tap(/自愿检测并同意$/)
      await submit(user)
      await payAtOnce(user)
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待采样')
    }
  ],
  [
    '54-gene-progress',
    async (user) => {
      await user.tap(/^检测进度/)
      await user.at(/^\/order\/southgene-order-detial/)
      await user.see('采样分院')
      await user.see(BRANCH)
    }
  ]
]
