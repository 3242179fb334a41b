// An entry of its own, after React's: see prod.ts. What is named is kept, and with it the module's set-up.
import { observable } from 'mobx'
import { createRouter } from '@tarojs/router'
import { Current } from '@tarojs/runtime'

void [observable, createRouter, Current]
