CREATE TABLE "shop_stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"stamp" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "shop_stamp" ("id") VALUES (1);
--> statement-breakpoint
CREATE FUNCTION renew_shop_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "shop_stamp" SET "stamp" = gen_random_uuid();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "branches_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "branches" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "cities_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "product_branches_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_branches" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "product_items_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_items" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "check_items_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "check_items" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "item_rules_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "item_rules" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "addon_packages_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "addon_packages" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "addon_package_items_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "addon_package_items" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "exchange_offers_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exchange_offers" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "gifts_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gifts" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
--> statement-breakpoint
CREATE TRIGGER "breakfasts_renew_shop_stamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "breakfasts" FOR EACH STATEMENT EXECUTE FUNCTION renew_shop_stamp();
