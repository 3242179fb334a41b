CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"gender" integer NOT NULL,
	"id_type" integer NOT NULL,
	"id_number" text NOT NULL,
	"relation" text DEFAULT '本人' NOT NULL,
	"marry" integer,
	"birthday" date,
	"province_name" text DEFAULT '' NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"county_name" text DEFAULT '' NOT NULL,
	"address_details" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_credentials" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"retired_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"secret" text NOT NULL,
	"rotation_key" text NOT NULL,
	"comefrom" integer NOT NULL,
	"device_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"openid" text,
	"member_level" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_openid_unique" UNIQUE("openid")
);
--> statement-breakpoint
CREATE TABLE "addon_package_items" (
	"package_id" integer NOT NULL,
	"item_code" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "addon_package_items_package_id_item_code_pk" PRIMARY KEY("package_id","item_code")
);
--> statement-breakpoint
CREATE TABLE "addon_packages" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"sale_price_fen" integer NOT NULL,
	"mandatory" boolean NOT NULL,
	"within" boolean NOT NULL,
	"charge_type" integer NOT NULL,
	"count_price_type" integer NOT NULL,
	"min_nums" integer NOT NULL,
	"max_nums" integer NOT NULL,
	"list_type" text NOT NULL,
	"sex_limit" integer,
	"product_codes" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "addon_packages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "exchange_offers" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"product_category" integer NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"clerk" text NOT NULL,
	"price_fen" integer NOT NULL,
	"original_price_fen" integer NOT NULL,
	"threshold_fen" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_rules" (
	"rule_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"quote_code" integer NOT NULL,
	"item_code" text NOT NULL,
	"with_item_codes" jsonb NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"price_version" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"org_code" text NOT NULL,
	"owner" text NOT NULL,
	"payable_fen" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"question_id" text PRIMARY KEY NOT NULL,
	"questionnaire_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"product_codes" jsonb NOT NULL,
	"open" boolean NOT NULL,
	"limit_days" integer NOT NULL,
	"save_type" integer NOT NULL,
	"fourteen_days" boolean NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"contacts_id" text NOT NULL,
	"person" text NOT NULL,
	"hospital_id" text NOT NULL,
	"date" date NOT NULL,
	"dates" jsonb NOT NULL,
	"metrics" jsonb NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breakfasts" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"allergens" jsonb NOT NULL,
	"low_sugar" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_items" (
	"item_code" text PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"category_id" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"sale_price_fen" integer NOT NULL,
	"market_price_fen" integer NOT NULL,
	"sex_limit" integer,
	"fasting" boolean DEFAULT false NOT NULL,
	"duration_min" integer DEFAULT 0 NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"sell_count" integer DEFAULT 0 NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"min_age" integer,
	"special_tip" text DEFAULT '' NOT NULL,
	"radiation" boolean DEFAULT false NOT NULL,
	CONSTRAINT "check_items_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY NOT NULL,
	"for_product_code" text NOT NULL,
	"gift_product_code" text NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"min_amount_fen" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"dimension" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_branches" (
	"product_code" text NOT NULL,
	"org_code" text NOT NULL,
	CONSTRAINT "product_branches_product_code_org_code_pk" PRIMARY KEY("product_code","org_code")
);
--> statement-breakpoint
CREATE TABLE "product_items" (
	"product_code" text NOT NULL,
	"item_code" text NOT NULL,
	"sex" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "product_items_product_code_item_code_pk" PRIMARY KEY("product_code","item_code")
);
--> statement-breakpoint
CREATE TABLE "product_skus" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"spec" text NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_code" text PRIMARY KEY NOT NULL,
	"combo_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category" integer NOT NULL,
	"product_type" integer NOT NULL,
	"order_type" integer NOT NULL,
	"sale_price_fen" integer NOT NULL,
	"market_price_fen" integer NOT NULL,
	"sex_limit" integer,
	"age_min" integer,
	"age_max" integer,
	"intro" text DEFAULT '' NOT NULL,
	"tags" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"show_shop_button" boolean DEFAULT true NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"images" jsonb NOT NULL,
	"fasting" boolean DEFAULT false NOT NULL,
	"estimated_minutes" integer DEFAULT 0 NOT NULL,
	"report_workdays" integer DEFAULT 0 NOT NULL,
	"refund_rule" text NOT NULL,
	"sell_count" integer DEFAULT 0 NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"supermarket_code" text,
	"skip_item_selection" boolean DEFAULT false NOT NULL,
	"paper_report" boolean DEFAULT true NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"reviews" jsonb,
	"reasons" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"extra" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"sort" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"module_id" integer PRIMARY KEY NOT NULL,
	"module_type" integer NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"sort" integer NOT NULL,
	"data" jsonb NOT NULL,
	"hidden_on_channels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"reviewer" text NOT NULL,
	"publish_date" date NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"video" boolean DEFAULT false NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pop_windows" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bound_cards" (
	"card_number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"company" text DEFAULT '' NOT NULL,
	"combo_ids" jsonb NOT NULL,
	"quota_fen" integer DEFAULT 0 NOT NULL,
	"quota_used_fen" integer DEFAULT 0 NOT NULL,
	"require_package_ids" jsonb NOT NULL,
	"within_package_ids" jsonb NOT NULL,
	"family_allowed" boolean DEFAULT false NOT NULL,
	"user_id" text,
	"contacts_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bound_cards_quota" CHECK ("bound_cards"."quota_used_fen" >= 0 and "bound_cards"."quota_used_fen" <= "bound_cards"."quota_fen")
);
--> statement-breakpoint
CREATE TABLE "coupon_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"coupon_type" integer NOT NULL,
	"batch_type" integer NOT NULL,
	"discounted_fen" integer,
	"discount_percent" integer,
	"max_discount_fen" integer,
	"min_amount_fen" integer DEFAULT 0 NOT NULL,
	"kinds" jsonb NOT NULL,
	"channels" jsonb,
	"hospital_ids" jsonb,
	"per_user" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer NOT NULL,
	"remaining" integer NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sales_remaining" CHECK ("flash_sales"."remaining" >= 0 and "flash_sales"."remaining" <= "flash_sales"."stock")
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coupon_code" text NOT NULL,
	"status" text NOT NULL,
	"order_num" text,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"code" integer,
	"message" text,
	"results" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_endpoint_key_pk" PRIMARY KEY("owner","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "nonces" (
	"scope" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nonces_scope_nonce_pk" PRIMARY KEY("scope","nonce")
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_count_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"count_type" text NOT NULL,
	"order_num" text NOT NULL,
	"tele_ciphertext" text DEFAULT '' NOT NULL,
	"activity_id" text DEFAULT '' NOT NULL,
	"order_channel" text DEFAULT '' NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"event" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_num" text PRIMARY KEY NOT NULL,
	"pay_order_num" text NOT NULL,
	"user_id" text NOT NULL,
	"order_type" integer NOT NULL,
	"kind" text NOT NULL,
	"product_category" integer NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"product_image" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"pay_status" integer NOT NULL,
	"appointment_state" integer NOT NULL,
	"report_state" integer NOT NULL,
	"refund_state" integer,
	"close_reason" text,
	"total_fen" integer NOT NULL,
	"discount_fen" integer DEFAULT 0 NOT NULL,
	"company_fen" integer DEFAULT 0 NOT NULL,
	"payable_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"addons" jsonb NOT NULL,
	"coupon_ids" jsonb NOT NULL,
	"card_number" text,
	"quota_fen" integer DEFAULT 0 NOT NULL,
	"flash_activity_id" text,
	"exchange_id" integer,
	"breakfast_id" integer,
	"question_id" text,
	"person" jsonb,
	"person_hash" text,
	"hospital_id" text,
	"hospital_name" text DEFAULT '' NOT NULL,
	"hospital_address" text DEFAULT '' NOT NULL,
	"appointment_date" date,
	"timespan" text DEFAULT '' NOT NULL,
	"time_span_id" integer,
	"slot_row_id" integer,
	"hold_id" text,
	"change_count" integer DEFAULT 0 NOT NULL,
	"comefrom" integer NOT NULL,
	"sta_id" text,
	"sta_come" text,
	"extra" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "orders_pay_order_num_unique" UNIQUE("pay_order_num"),
	CONSTRAINT "orders_money" CHECK ("orders"."payable_fen" >= 0 and "orders"."refunded_fen" >= 0 and "orders"."refunded_fen" <= "orders"."paid_fen")
);
--> statement-breakpoint
CREATE TABLE "gateway_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"prepay_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_payments" (
	"prepay_id" text PRIMARY KEY NOT NULL,
	"merchant_order" text NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"trade_no" text,
	"return_url" text DEFAULT '' NOT NULL,
	"notify_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "gateway_payments_trade_no_unique" UNIQUE("trade_no")
);
--> statement-breakpoint
CREATE TABLE "gateway_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"prepay_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_order_num" text NOT NULL,
	"order_num" text NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"prepay_id" text NOT NULL,
	"state" text NOT NULL,
	"gateway_trade_no" text,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_prepay_id_unique" UNIQUE("prepay_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" > 0 and "payments"."refunded_fen" >= 0 and "payments"."refunded_fen" <= "payments"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "received_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"notice_id" text NOT NULL,
	"pay_order_num" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"payment_id" text,
	"refund_type" integer NOT NULL,
	"state" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason_id" text DEFAULT '' NOT NULL,
	"reason_name" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"org_code" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"area_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"coord_system" text DEFAULT 'GCJ-02' NOT NULL,
	"open_hours" text NOT NULL,
	"transit" text DEFAULT '' NOT NULL,
	"tel" text DEFAULT '' NOT NULL,
	"tags" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"capacity_per_day" integer NOT NULL,
	"base_occupancy" double precision NOT NULL,
	"third_org" boolean DEFAULT false NOT NULL,
	"closed_weekdays" jsonb NOT NULL,
	"exclude_item_codes" jsonb NOT NULL,
	"has_breakfast" boolean DEFAULT false NOT NULL,
	"breakfast_ids" jsonb,
	"full_dates" jsonb NOT NULL,
	"single_slot" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"city_code" text PRIMARY KEY NOT NULL,
	"city_name" text NOT NULL,
	"provider_code" text NOT NULL,
	"initial" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"hot" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"device_token" text,
	"slot_row_id" integer NOT NULL,
	"product_code" text NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"order_num" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_owner" CHECK ("holds"."user_id" is not null or "holds"."device_token" is not null)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"slot_id" integer NOT NULL,
	"timespan" text NOT NULL,
	"ampm" integer NOT NULL,
	"capacity" integer NOT NULL,
	"remaining" integer NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slots_remaining" CHECK ("slots"."remaining" >= 0 and "slots"."remaining" <= "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"org_codes" jsonb NOT NULL,
	"product_code" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"ampm" integer,
	"contacts_id" text,
	"state" text NOT NULL,
	"offered_hold_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_credentials" ADD CONSTRAINT "retired_credentials_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_package_items" ADD CONSTRAINT "addon_package_items_package_id_addon_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."addon_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_package_items" ADD CONSTRAINT "addon_package_items_item_code_check_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."check_items"("item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_items" ADD CONSTRAINT "check_items_category_id_item_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."item_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_for_product_code_products_product_code_fk" FOREIGN KEY ("for_product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_branches" ADD CONSTRAINT "product_branches_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_branches" ADD CONSTRAINT "product_branches_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_items" ADD CONSTRAINT "product_items_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_items" ADD CONSTRAINT "product_items_item_code_check_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."check_items"("item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_skus" ADD CONSTRAINT "product_skus_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD CONSTRAINT "bound_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_grants" ADD CONSTRAINT "coupon_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_code_coupons_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("coupon_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_prepay_id_gateway_payments_prepay_id_fk" FOREIGN KEY ("prepay_id") REFERENCES "public"."gateway_payments"("prepay_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_code_cities_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_keys_expires" ON "login_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "retired_credentials_expires" ON "retired_credentials" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "retired_credentials_session" ON "retired_credentials" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_address" ON "sms_codes" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "item_rules_item" ON "item_rules" USING btree ("item_code");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "questionnaire_answers_user" ON "questionnaire_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_contact" ON "reports" USING btree ("contacts_id");--> statement-breakpoint
CREATE INDEX "check_items_category" ON "check_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "gifts_product" ON "gifts" USING btree ("for_product_code");--> statement-breakpoint
CREATE INDEX "product_branches_org" ON "product_branches" USING btree ("org_code");--> statement-breakpoint
CREATE INDEX "product_items_item" ON "product_items" USING btree ("item_code");--> statement-breakpoint
CREATE INDEX "product_skus_product" ON "product_skus" USING btree ("product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "products_combo" ON "products" USING btree ("combo_id");--> statement-breakpoint
CREATE INDEX "products_kind" ON "products" USING btree ("kind","on_shelf");--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("on_shelf","sell_count");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "modules_place" ON "modules" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","publish_date");--> statement-breakpoint
CREATE INDEX "bound_cards_user" ON "bound_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_grants_once" ON "coupon_grants" USING btree ("user_id","activity");--> statement-breakpoint
CREATE INDEX "flash_sales_window" ON "flash_sales" USING btree ("end_at","start_at");--> statement-breakpoint
CREATE INDEX "flash_sales_product" ON "flash_sales" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "user_coupons_order" ON "user_coupons" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "nonces_expires" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_num","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("pay_status","pay_deadline");--> statement-breakpoint
CREATE INDEX "orders_same" ON "orders" USING btree ("user_id","product_code","appointment_date");--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("appointment_state","appointment_date");--> statement-breakpoint
CREATE INDEX "gateway_notices_due" ON "gateway_notices" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "gateway_payments_merchant" ON "gateway_payments" USING btree ("merchant_order");--> statement-breakpoint
CREATE INDEX "gateway_refunds_payment" ON "gateway_refunds" USING btree ("prepay_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "payments_pay_order" ON "payments" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_notices_once" ON "received_notices" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "branches_city" ON "branches" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "cities_initial" ON "cities" USING btree ("initial");--> statement-breakpoint
CREATE INDEX "holds_user" ON "holds" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "holds_device" ON "holds" USING btree ("device_token","state");--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "holds_order" ON "holds" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_place" ON "slots" USING btree ("org_code","kind","date","slot_id");--> statement-breakpoint
CREATE INDEX "slots_day" ON "slots" USING btree ("kind","date");--> statement-breakpoint
CREATE INDEX "waitlist_user" ON "waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waitlist_state" ON "waitlist" USING btree ("state","created_at");