CREATE TABLE "replacements" (
	"order_num" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"user_id" text,
	"product_code" text NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "replacements_taken" CHECK ("replacements"."taken" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacements_user" ON "replacements" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE INDEX "replacements_ordered" ON "replacements" USING btree ("order_num") WHERE taken = 1 and settled_at is null;--> statement-breakpoint
CREATE INDEX "orders_activity" ON "orders" USING btree ("product_code") WHERE offer in ('flash', 'group', 'subsidy', 'pair');