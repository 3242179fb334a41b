CREATE TABLE "flash_queue" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ticket" bigserial NOT NULL,
	"device" text,
	"person" text,
	"ready_until" timestamp with time zone,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_queue_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "flash_reminders" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_reminders_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"sort" text NOT NULL,
	"name" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_uses" (
	"activity_id" text NOT NULL,
	"day" text NOT NULL,
	"who" text NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_uses_activity_id_day_who_pk" PRIMARY KEY("activity_id","day","who"),
	CONSTRAINT "activity_uses_count" CHECK ("activity_uses"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "award_takes" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"coupon_code" text NOT NULL,
	"user_coupon_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_takes_activity_id_user_id_coupon_code_pk" PRIMARY KEY("activity_id","user_id","coupon_code")
);
--> statement-breakpoint
CREATE TABLE "draw_answers" (
	"draw_no" bigint PRIMARY KEY NOT NULL,
	"choice" integer NOT NULL,
	"right" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_prizes" (
	"activity_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"weight" integer NOT NULL,
	"stock" integer,
	"coupon_code" text,
	"fen" integer,
	CONSTRAINT "draw_prizes_activity_id_prize_id_pk" PRIMARY KEY("activity_id","prize_id"),
	CONSTRAINT "draw_prizes_weight" CHECK ("draw_prizes"."weight" > 0),
	CONSTRAINT "draw_prizes_stock" CHECK ("draw_prizes"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "draw_seeds" (
	"day" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_tables" (
	"activity_id" text NOT NULL,
	"day" date NOT NULL,
	"prize_id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"weight" integer NOT NULL,
	"room" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"fen" integer,
	CONSTRAINT "draw_tables_activity_id_day_prize_id_pk" PRIMARY KEY("activity_id","day","prize_id"),
	CONSTRAINT "draw_tables_taken" CHECK ("draw_tables"."taken" >= 0 and ("draw_tables"."room" is null or "draw_tables"."taken" <= "draw_tables"."room"))
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"no" bigserial PRIMARY KEY NOT NULL,
	"draw_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"day" date NOT NULL,
	"user_id" text,
	"account" text NOT NULL,
	"chance_no" integer NOT NULL,
	"prize_id" text NOT NULL,
	"given_id" text NOT NULL,
	"state" text NOT NULL,
	"coupon_code" text,
	"walked" jsonb,
	"reference" text,
	"expires_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "draws_draw_id_unique" UNIQUE("draw_id"),
	CONSTRAINT "draws_state" CHECK ("draws"."state" in ('nothing', 'crediting', 'credited'))
);
--> statement-breakpoint
CREATE TABLE "group_sales" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"product_code" text NOT NULL,
	"price_fen" integer NOT NULL,
	"size" integer NOT NULL,
	"hours" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_sales_size" CHECK ("group_sales"."size" > 1 and "group_sales"."hours" > 0)
);
--> statement-breakpoint
CREATE TABLE "group_seats" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"device" text,
	"person" text,
	"until" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_seats_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"group_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"leader_id" text,
	"size" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "groups_taken" CHECK ("groups"."taken" >= 0 and "groups"."taken" <= "groups"."size"),
	CONSTRAINT "groups_state" CHECK ("groups"."state" in ('open', 'full', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "invite_friends" (
	"friend_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"same_as_inviter" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"rewarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subsidies" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"remaining" integer GENERATED ALWAYS AS (stock - taken) STORED NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subsidies_taken" CHECK ("subsidies"."taken" >= 0 and "subsidies"."taken" <= "subsidies"."stock")
);
--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "queued" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_queue" ADD CONSTRAINT "flash_queue_activity_id_flash_sales_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."flash_sales"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_queue" ADD CONSTRAINT "flash_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_reminders" ADD CONSTRAINT "flash_reminders_activity_id_flash_sales_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."flash_sales"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_reminders" ADD CONSTRAINT "flash_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_takes" ADD CONSTRAINT "award_takes_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_takes" ADD CONSTRAINT "award_takes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_answers" ADD CONSTRAINT "draw_answers_draw_no_draws_no_fk" FOREIGN KEY ("draw_no") REFERENCES "public"."draws"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tables" ADD CONSTRAINT "draw_tables_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_given" FOREIGN KEY ("activity_id","day","given_id") REFERENCES "public"."draw_tables"("activity_id","day","prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sales" ADD CONSTRAINT "group_sales_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_activity_id_group_sales_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."group_sales"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_friends" ADD CONSTRAINT "invite_friends_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_friends" ADD CONSTRAINT "invite_friends_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_friends" ADD CONSTRAINT "invite_friends_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidies" ADD CONSTRAINT "subsidies_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flash_queue_ticket" ON "flash_queue" USING btree ("activity_id","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "flash_queue_device" ON "flash_queue" USING btree ("activity_id","device");--> statement-breakpoint
CREATE UNIQUE INDEX "flash_queue_person" ON "flash_queue" USING btree ("activity_id","person");--> statement-breakpoint
CREATE INDEX "flash_queue_user" ON "flash_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flash_reminders_user" ON "flash_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activities_sort" ON "activities" USING btree ("sort","end_at");--> statement-breakpoint
CREATE INDEX "activity_uses_at" ON "activity_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "award_takes_user" ON "award_takes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draws_chance" ON "draws" USING btree ("activity_id","account","chance_no");--> statement-breakpoint
CREATE INDEX "draws_day" ON "draws" USING btree ("activity_id","day","no");--> statement-breakpoint
CREATE INDEX "draws_user" ON "draws" USING btree ("user_id","no");--> statement-breakpoint
CREATE INDEX "draws_crediting" ON "draws" USING btree ("at") WHERE state = 'crediting';--> statement-breakpoint
CREATE INDEX "group_sales_product" ON "group_sales" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "group_seats_user" ON "group_seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_seats_device" ON "group_seats" USING btree ("group_id","device");--> statement-breakpoint
CREATE UNIQUE INDEX "group_seats_person" ON "group_seats" USING btree ("group_id","person");--> statement-breakpoint
CREATE INDEX "groups_activity" ON "groups" USING btree ("activity_id","state");--> statement-breakpoint
CREATE INDEX "groups_open" ON "groups" USING btree ("ends_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "invite_friends_inviter" ON "invite_friends" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "subsidies_product" ON "subsidies" USING btree ("product_code");