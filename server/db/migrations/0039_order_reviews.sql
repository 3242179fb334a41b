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
ALTER TABLE "orders" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reviews_product" ON "order_reviews" USING btree ("product_code","at");--> statement-breakpoint
CREATE INDEX "order_reviews_user" ON "order_reviews" USING btree ("user_id");