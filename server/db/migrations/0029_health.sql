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
ALTER TABLE "reports" ADD COLUMN "normal" text;--> statement-breakpoint
ALTER TABLE "glucose_records" ADD CONSTRAINT "glucose_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_targets" ADD CONSTRAINT "glucose_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_plan_days" ADD CONSTRAINT "health_plan_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_plans" ADD CONSTRAINT "health_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "glucose_records_user" ON "glucose_records" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "report_shares_phone" ON "report_shares" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "report_shares_contact" ON "report_shares" USING btree ("contacts_id");--> statement-breakpoint
CREATE INDEX "report_views_contact" ON "report_views" USING btree ("contacts_id","at");