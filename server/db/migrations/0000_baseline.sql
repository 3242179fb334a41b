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
	"birthday" text,
	"province_name" text DEFAULT '' NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"county_name" text DEFAULT '' NOT NULL,
	"address_details" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guess_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "human_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"asker" text NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invite_id" text DEFAULT '' NOT NULL,
	"invite_user_id" text DEFAULT '' NOT NULL,
	"is_new_user" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
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
	"channel" integer DEFAULT 50 NOT NULL,
	"device_token" text,
	"device_name" text DEFAULT '' NOT NULL,
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
	"purpose" text DEFAULT 'login' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"asker" text DEFAULT '' NOT NULL,
	"lane" text DEFAULT 'open' NOT NULL,
	"site" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"openid" text,
	"member_level" integer DEFAULT 0 NOT NULL,
	"profile" text,
	"password_hash" text,
	"password_tries" integer DEFAULT 0 NOT NULL,
	"password_tries_until" timestamp with time zone,
	"erased_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_openid_unique" UNIQUE("openid")
);
--> statement-breakpoint
CREATE TABLE "addon_package_items" (
	"package_id" integer NOT NULL,
	"item_code" text NOT NULL,
	"trigger_item_codes" jsonb NOT NULL,
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
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"region" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"contact" text NOT NULL,
	"at" timestamp with time zone NOT NULL
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
	"answers" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
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
	"metrics" text NOT NULL,
	"findings" text NOT NULL,
	"normal" text
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
	"terms" jsonb DEFAULT '{"leadDays":0,"companion":false,"forbids":[]}'::jsonb NOT NULL,
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
	"note" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"remaining" integer GENERATED ALWAYS AS (greatest(0, stock - taken)) STORED NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_skus_taken" CHECK ("product_skus"."taken" >= 0)
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
	"sell_count" integer DEFAULT 0 NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"supermarket_code" text,
	"skip_item_selection" boolean DEFAULT false NOT NULL,
	"paper_report" boolean DEFAULT true NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"reviews" jsonb,
	"reasons" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"suit_for" jsonb NOT NULL,
	"process" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"order_limit" integer,
	"freight_fen" integer DEFAULT 0 NOT NULL,
	"params" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_claims" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pay_order_num" text NOT NULL,
	"order_num" text,
	"change_id" text,
	"visit_id" text,
	"line_id" text,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"amount" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_claims_amount" CHECK ("order_claims"."amount" > 0 and "order_claims"."given_back" >= 0 and "order_claims"."given_back" <= "order_claims"."amount")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"tone" text NOT NULL,
	"link" jsonb,
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
CREATE TABLE "module_hides" (
	"owner" text NOT NULL,
	"module_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_hides_owner_module_id_pk" PRIMARY KEY("owner","module_id")
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
	"link" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"button_text" text NOT NULL,
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
	"city_codes" jsonb,
	"per_user" integer DEFAULT 1 NOT NULL,
	"valid_days" integer DEFAULT 30 NOT NULL,
	"claimable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"remaining" integer GENERATED ALWAYS AS (stock - taken) STORED NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sales_taken" CHECK ("flash_sales"."taken" >= 0 and "flash_sales"."taken" <= "flash_sales"."stock")
);
--> statement-breakpoint
CREATE TABLE "redeem_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redeem_codes_remaining" CHECK ("redeem_codes"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coupon_code" text NOT NULL,
	"status" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"extended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customs_declarations" (
	"order_num" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customs_years" (
	"person_hash" text NOT NULL,
	"year" integer NOT NULL,
	"key" text GENERATED ALWAYS AS (person_hash || ':' || year::text) STORED NOT NULL,
	"taken_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customs_years_person_hash_year_pk" PRIMARY KEY("person_hash","year"),
	CONSTRAINT "customs_years_key_unique" UNIQUE("key"),
	CONSTRAINT "customs_years_taken" CHECK ("customs_years"."taken_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"code" integer,
	"message" text,
	"results" text,
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
CREATE TABLE "shop_changes" (
	"part" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_no" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"kind" text NOT NULL,
	"of_no" text,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"title_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_fen" > 0),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'red') = ("invoices"."of_no" is not null))
);
--> statement-breakpoint
CREATE TABLE "due_gifts" (
	"due_id" bigint NOT NULL,
	"gift_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "due_gifts_due_id_gift_no_pk" PRIMARY KEY("due_id","gift_no"),
	CONSTRAINT "due_gifts_amount" CHECK ("due_gifts"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "dues" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"pay_order_num" text,
	"purpose" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"change_id" text,
	CONSTRAINT "dues_purpose_known" CHECK ("dues"."purpose" in ('full', 'deposit', 'balance', 'atBranch', 'change', 'items')),
	CONSTRAINT "dues_amount" CHECK ("dues"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_payouts" (
	"refund_no" text NOT NULL,
	"no" integer NOT NULL,
	"gateway_no" text NOT NULL,
	"payment_id" text,
	"gift_no" text,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_payouts_refund_no_no_pk" PRIMARY KEY("refund_no","no"),
	CONSTRAINT "refund_payouts_gateway_no_unique" UNIQUE("gateway_no"),
	CONSTRAINT "refund_payouts_way" CHECK (("refund_payouts"."payment_id" is null) <> ("refund_payouts"."gift_no" is null)),
	CONSTRAINT "refund_payouts_amount" CHECK ("refund_payouts"."amount_fen" > 0),
	CONSTRAINT "refund_payouts_state" CHECK ("refund_payouts"."state" in ('asked', 'done'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"pay_order_num" text NOT NULL,
	"order_num" text,
	"cause" text NOT NULL,
	"payment_id" text,
	"refund_type" integer NOT NULL,
	"state" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason_id" text DEFAULT '' NOT NULL,
	"reason_name" text DEFAULT '' NOT NULL,
	"detail" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "stored_values" (
	"no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"taken_fen" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_values_taken" CHECK ("stored_values"."taken_fen" >= 0 and "stored_values"."taken_fen" <= "stored_values"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"cause" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_cause_from_account_to_account_pk" PRIMARY KEY("cause","from_account","to_account"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount_fen" > 0)
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
	"report_state" integer NOT NULL,
	"refund_state" integer,
	"status" integer NOT NULL,
	"close_reason" text,
	"total_fen" integer NOT NULL,
	"discount_fen" integer DEFAULT 0 NOT NULL,
	"company_fen" integer DEFAULT 0 NOT NULL,
	"payable_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"coupon_ids" jsonb NOT NULL,
	"card_number" text,
	"quota_fen" integer DEFAULT 0 NOT NULL,
	"offer" text DEFAULT 'sale' NOT NULL,
	"offer_id" text,
	"breakfast_id" integer,
	"question_id" text,
	"comefrom" integer NOT NULL,
	"extra" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"same_key" text,
	CONSTRAINT "orders_money" CHECK ("orders"."payable_fen" >= 0 and "orders"."refunded_fen" >= 0 and "orders"."refunded_fen" <= "orders"."paid_fen")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"visit_id" text,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"plan" jsonb NOT NULL,
	"difference_fen" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_changes_cause_unique" UNIQUE("cause"),
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('proposed', 'applied', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_no" text NOT NULL,
	"line_id" text NOT NULL,
	"item_code" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_no_line_id_item_code_pk" PRIMARY KEY("refund_no","line_id","item_code"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"line_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"code" text NOT NULL,
	"holder_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_fen" integer NOT NULL,
	"org_code" text,
	"org_name" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "order_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "order_codes_state" CHECK ("order_codes"."state" in ('unused', 'taken', 'used', 'refunding', 'refunded')),
	CONSTRAINT "order_codes_paid" CHECK ("order_codes"."paid_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"delivery_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_lines" (
	"delivery_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "delivery_lines_delivery_id_line_id_pk" PRIMARY KEY("delivery_id","line_id"),
	CONSTRAINT "delivery_lines_quantity" CHECK ("delivery_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"direction" text NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"refund_no" text,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"role" text NOT NULL,
	"product_code" text NOT NULL,
	"sku_id" text,
	"name" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_fen" integer NOT NULL,
	"discount_fen" integer DEFAULT 0 NOT NULL,
	"covered_fen" integer DEFAULT 0 NOT NULL,
	"payable_fen" integer NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_payable" CHECK ("order_lines"."payable_fen" = "order_lines"."quantity" * "order_lines"."unit_fen" - "order_lines"."discount_fen" - "order_lines"."covered_fen"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit_fen" >= 0 and "order_lines"."discount_fen" >= 0 and "order_lines"."covered_fen" >= 0 and "order_lines"."payable_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_people" (
	"order_num" text NOT NULL,
	"role" text NOT NULL,
	"person" text NOT NULL,
	"person_hash" text,
	CONSTRAINT "order_people_order_num_role_pk" PRIMARY KEY("order_num","role")
);
--> statement-breakpoint
CREATE TABLE "order_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"visit_id" text,
	"kit_code" text,
	"consent_id" text,
	"state" integer NOT NULL,
	"report_no" text,
	"contacts_id" text,
	CONSTRAINT "order_reports_kit_code_unique" UNIQUE("kit_code"),
	CONSTRAINT "order_reports_report_no_unique" UNIQUE("report_no")
);
--> statement-breakpoint
CREATE TABLE "order_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"slot_id" integer,
	"org_code" text,
	"org_name" text DEFAULT '' NOT NULL,
	"org_address" text DEFAULT '' NOT NULL,
	"date" date,
	"timespan" text DEFAULT '' NOT NULL,
	"time_span_id" integer,
	"seats" integer DEFAULT 1 NOT NULL,
	"not_before" date,
	"not_after" date,
	"change_count" integer DEFAULT 0 NOT NULL,
	"undone" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_visits_seats" CHECK ("order_visits"."seats" > 0)
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
	"order_num" text,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"prepay_id" text,
	"state" text NOT NULL,
	"next_ask_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "pay_orders" (
	"pay_order_num" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"closed_by" text,
	"closed_note" text DEFAULT '' NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_orders_state" CHECK ("pay_orders"."state" in ('open', 'paying', 'closing', 'paid', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "order_reviews" (
	"order_num" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_code" text NOT NULL,
	"score" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"anonymous" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_reviews_score" CHECK ("order_reviews"."score" between 1 and 5)
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
	"intro" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"facilities" jsonb NOT NULL,
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
	"pinyin" text DEFAULT '' NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"hot" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"years" integer NOT NULL,
	"focus" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"weekdays" jsonb NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"updated_on" date NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ops_rights" (
	"account" text NOT NULL,
	"right" text NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ops_rights_account_right_pk" PRIMARY KEY("account","right")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
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
	"extensions" integer DEFAULT 0 NOT NULL,
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
	"doctor_id" text DEFAULT '' NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"blocked" integer DEFAULT 0 NOT NULL,
	"remaining" integer GENERATED ALWAYS AS (greatest(0, capacity - blocked - taken)) STORED NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slots_taken" CHECK ("slots"."taken" >= 0 and "slots"."blocked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "till_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"till_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"missed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tills" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "tills_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "glucose_records" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date" date NOT NULL,
	"at_meal" text NOT NULL,
	"value" text NOT NULL,
	"tags" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glucose_targets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"targets" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_plan_days" (
	"user_id" text NOT NULL,
	"date" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "health_plan_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "health_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"contacts_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"id" text PRIMARY KEY NOT NULL,
	"contacts_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"viewer" text NOT NULL,
	"report_no" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"order_num" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ops_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"command" text NOT NULL,
	"args" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cart" jsonb NOT NULL,
	"favourites" jsonb NOT NULL,
	"applied" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_credentials" ADD CONSTRAINT "retired_credentials_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_package_items" ADD CONSTRAINT "addon_package_items_package_id_addon_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."addon_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_package_items" ADD CONSTRAINT "addon_package_items_item_code_check_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."check_items"("item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_items" ADD CONSTRAINT "check_items_category_id_item_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."item_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_for_product_code_products_product_code_fk" FOREIGN KEY ("for_product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_branches" ADD CONSTRAINT "product_branches_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_branches" ADD CONSTRAINT "product_branches_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_items" ADD CONSTRAINT "product_items_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_items" ADD CONSTRAINT "product_items_item_code_check_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."check_items"("item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_skus" ADD CONSTRAINT "product_skus_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_hides" ADD CONSTRAINT "module_hides_module_id_modules_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("module_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD CONSTRAINT "bound_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_coupon_code_coupons_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("coupon_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_code_coupons_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("coupon_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customs_declarations" ADD CONSTRAINT "customs_declarations_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_gifts" ADD CONSTRAINT "due_gifts_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_gifts" ADD CONSTRAINT "due_gifts_gift_no_stored_values_no_fk" FOREIGN KEY ("gift_no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_refund_no_refunds_refund_no_fk" FOREIGN KEY ("refund_no") REFERENCES "public"."refunds"("refund_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_gift_no_stored_values_no_fk" FOREIGN KEY ("gift_no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_values" ADD CONSTRAINT "stored_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_visit_id_order_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."order_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_no_refunds_refund_no_fk" FOREIGN KEY ("refund_no") REFERENCES "public"."refunds"("refund_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_people" ADD CONSTRAINT "order_people_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_visit_id_order_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."order_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_prepay_id_gateway_payments_prepay_id_fk" FOREIGN KEY ("prepay_id") REFERENCES "public"."gateway_payments"("prepay_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_code_cities_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_steps" ADD CONSTRAINT "till_steps_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_records" ADD CONSTRAINT "glucose_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_targets" ADD CONSTRAINT "glucose_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_plan_days" ADD CONSTRAINT "health_plan_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_plans" ADD CONSTRAINT "health_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guess_counts_until" ON "guess_counts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "human_checks_site" ON "human_checks" USING btree ("site","created_at");--> statement-breakpoint
CREATE INDEX "human_checks_expires" ON "human_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_once" ON "invitations" USING btree ("user_id","invite_id","invite_user_id");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "login_keys_expires" ON "login_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "retired_credentials_expires" ON "retired_credentials" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "retired_credentials_session" ON "retired_credentials" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_address" ON "sms_codes" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_site" ON "sms_codes" USING btree ("site","sent_at");--> statement-breakpoint
CREATE INDEX "item_rules_item" ON "item_rules" USING btree ("item_code");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestions_user" ON "suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestions_network" ON "suggestions" USING btree ("network","at");--> statement-breakpoint
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
CREATE INDEX "order_claims_resource" ON "order_claims" USING btree ("kind","resource","user_id");--> statement-breakpoint
CREATE INDEX "order_claims_pay_order" ON "order_claims" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "order_claims_order" ON "order_claims" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "modules_place" ON "modules" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","publish_date");--> statement-breakpoint
CREATE INDEX "bound_cards_user" ON "bound_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flash_sales_window" ON "flash_sales" USING btree ("end_at","start_at");--> statement-breakpoint
CREATE INDEX "flash_sales_product" ON "flash_sales" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "nonces_expires" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shop_changes_version" ON "shop_changes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_current" ON "invoices" USING btree ("order_num") WHERE kind = 'blue' and state in ('asked', 'issued');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_red" ON "invoices" USING btree ("of_no") WHERE kind = 'red';--> statement-breakpoint
CREATE INDEX "dues_order" ON "dues" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "dues_pay_order" ON "dues" USING btree ("pay_order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "dues_purpose" ON "dues" USING btree ("order_num","purpose") WHERE "dues"."purpose" not in ('change', 'items');--> statement-breakpoint
CREATE INDEX "refund_payouts_ask" ON "refund_payouts" USING btree ("state","next_ask_at");--> statement-breakpoint
CREATE INDEX "refund_payouts_payment" ON "refund_payouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "refunds_pay_order" ON "refunds" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "stored_values_user" ON "stored_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_account");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_account");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_num","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_pay_order" ON "orders" USING btree ("pay_order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_same" ON "orders" USING btree ("same_key") WHERE pay_status in (0, 1, 7);--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_proposed" ON "order_changes" USING btree ("order_num") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "refund_lines_line" ON "refund_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_codes_order" ON "order_codes" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_codes_expiry" ON "order_codes" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "delivery_events_delivery" ON "delivery_events" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "order_deliveries_order" ON "order_deliveries" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_deliveries_shipped" ON "order_deliveries" USING btree ("shipped_at") WHERE state = 'shipped';--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_people_hash" ON "order_people" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "order_reports_order" ON "order_reports" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "order_visits_no" ON "order_visits" USING btree ("order_num","no");--> statement-breakpoint
CREATE INDEX "order_visits_booked" ON "order_visits" USING btree ("date") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "gateway_notices_due" ON "gateway_notices" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_payments_merchant" ON "gateway_payments" USING btree ("merchant_order");--> statement-breakpoint
CREATE INDEX "gateway_refunds_payment" ON "gateway_refunds" USING btree ("prepay_id");--> statement-breakpoint
CREATE INDEX "payments_pay_order" ON "payments" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("state","next_ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_notices_once" ON "received_notices" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "pay_orders_due" ON "pay_orders" USING btree ("state","deadline");--> statement-breakpoint
CREATE INDEX "order_reviews_product" ON "order_reviews" USING btree ("product_code","at");--> statement-breakpoint
CREATE INDEX "order_reviews_user" ON "order_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "branches_city" ON "branches" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "cities_initial" ON "cities" USING btree ("initial");--> statement-breakpoint
CREATE INDEX "doctors_org" ON "doctors" USING btree ("org_code");--> statement-breakpoint
CREATE INDEX "holds_user" ON "holds" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "holds_device" ON "holds" USING btree ("device_token","state");--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "holds_order" ON "holds" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "holds_slot" ON "holds" USING btree ("slot_row_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_place" ON "slots" USING btree ("org_code","kind","date","slot_id","doctor_id");--> statement-breakpoint
CREATE INDEX "slots_day" ON "slots" USING btree ("kind","date");--> statement-breakpoint
CREATE UNIQUE INDEX "till_steps_key" ON "till_steps" USING btree ("till_id","key");--> statement-breakpoint
CREATE INDEX "till_steps_missed" ON "till_steps" USING btree ("till_id","at") WHERE missed;--> statement-breakpoint
CREATE INDEX "till_steps_at" ON "till_steps" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "tills_name" ON "tills" USING btree ("org_code","name") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "glucose_records_user" ON "glucose_records" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "report_shares_phone" ON "report_shares" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "report_shares_contact" ON "report_shares" USING btree ("contacts_id");--> statement-breakpoint
CREATE INDEX "report_views_contact" ON "report_views" USING btree ("contacts_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "ops_log_at" ON "ops_log" USING btree ("at");--> statement-breakpoint
INSERT INTO "shop_stamp" ("id") VALUES (1);
--> statement-breakpoint
-- Gives the changed parts of the shop the next version. Arguments: the part, or its prefix and the column of its code. The
-- stamp's row stays locked until the change is committed: who reads a version finds every change up to it.
CREATE FUNCTION record_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	next bigint;
BEGIN
	UPDATE "shop_stamp" SET "version" = "version" + 1 RETURNING "version" INTO next;
	IF TG_NARGS = 1 THEN
		INSERT INTO "shop_changes" VALUES (TG_ARGV[0], next) ON CONFLICT ("part") DO UPDATE SET "version" = next;
	ELSE
		EXECUTE format(
			'INSERT INTO "shop_changes" SELECT DISTINCT %L || code, $1 FROM (%s) AS changed ON CONFLICT ("part") DO UPDATE SET "version" = $1',
			TG_ARGV[0],
			CASE TG_OP
				WHEN 'INSERT' THEN format('SELECT %I AS code FROM come', TG_ARGV[1])
				WHEN 'DELETE' THEN format('SELECT %I AS code FROM gone', TG_ARGV[1])
				ELSE format('SELECT %1$I AS code FROM come UNION SELECT %1$I FROM gone', TG_ARGV[1])
			END
		) USING next;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN SELECT * FROM (VALUES
		('products', '''product:'', ''product_code'''),
		('product_branches', '''product:'', ''product_code'''),
		('product_items', '''product:'', ''product_code'''),
		('gifts', '''product:'', ''for_product_code'''),
		('branches', '''branch:'', ''org_code'''),
		('check_items', '''item:'', ''item_code'''),
		('cities', '''common'''),
		('item_rules', '''common'''),
		('addon_packages', '''common'''),
		('addon_package_items', '''common'''),
		('exchange_offers', '''common'''),
		('breakfasts', '''common''')
	) AS list (name, part) LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_come', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_changed', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_gone', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(''whole'')',
			watched.name || '_truncated', watched.name);
	END LOOP;
END
$$;
--> statement-breakpoint
-- The version with which one of the parts changed last; 0 when none ever did. Each is looked up by its key, also with plans that
-- were made while the table was empty: after an import it is full, and its newest versions are of other parts.
CREATE FUNCTION shop_version_of(parts text[]) RETURNS bigint LANGUAGE plpgsql STABLE
	SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	RETURN coalesce((
		SELECT max(changes."version") FROM unnest(parts) AS wanted (part) JOIN "shop_changes" AS changes USING (part)
	), 0);
END
$$;
--> statement-breakpoint
-- A price that changes is a change of the shop; what orders take of the stock is none, so the trigger names its columns.
CREATE FUNCTION record_sku_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	next bigint;
BEGIN
	UPDATE "shop_stamp" SET "version" = "version" + 1 RETURNING "version" INTO next;
	INSERT INTO "shop_changes" VALUES ('product:' || coalesce(NEW."product_code", OLD."product_code"), next)
		ON CONFLICT ("part") DO UPDATE SET "version" = next;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_skus_come_or_gone" AFTER INSERT OR DELETE ON "product_skus" FOR EACH ROW EXECUTE FUNCTION record_sku_change();--> statement-breakpoint
CREATE TRIGGER "product_skus_changed" AFTER UPDATE OF "product_code", "spec", "note", "price_fen", "open", "sort" ON "product_skus" FOR EACH ROW EXECUTE FUNCTION record_sku_change();--> statement-breakpoint
CREATE TRIGGER "product_skus_truncated" AFTER TRUNCATE ON "product_skus" FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change('whole');
