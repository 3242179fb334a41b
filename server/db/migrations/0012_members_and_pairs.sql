CREATE TABLE "memberships" (
	"order_num" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"percent" integer NOT NULL,
	"kinds" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memberships_percent" CHECK ("memberships"."percent" > 0 and "memberships"."percent" < 100),
	CONSTRAINT "memberships_taken" CHECK ("memberships"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pairs" (
	"pair_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"owner_id" text,
	"friend_id" text,
	"contacts_id" text,
	"taken" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pairs_taken" CHECK ("pairs"."taken" in (0, 1)),
	CONSTRAINT "pairs_second" CHECK ("pairs"."friend_id" is null or "pairs"."contacts_id" is null)
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","end_at");--> statement-breakpoint
CREATE INDEX "pairs_owner" ON "pairs" USING btree ("owner_id","activity_id");--> statement-breakpoint
CREATE INDEX "pairs_friend" ON "pairs" USING btree ("friend_id");